import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/auth/access';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { PublicList, type PublicPage } from '../../platform/http/public-list';
import { Tag } from '../../platform/openapi/tag';
import { FaqItemDto } from './faq.dto';
import { FAQ, FaqService } from './faq.service';

@Tag('FAQ', 'The questions that are asked most often.')
@Access('public')
@Controller(FAQ)
export class FaqController {
  constructor(private readonly faq: FaqService) {}

  @Call('listFaq', { answers: [FaqItemDto], summary: 'All questions with their answers.' })
  @PublicList()
  @Get()
  list(@Query() query: ListQueryDto): Promise<PublicPage<FaqItemDto>> {
    return this.faq.items.page(query);
  }
}
