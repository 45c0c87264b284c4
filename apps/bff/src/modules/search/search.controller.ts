import { Controller, Get, Query } from '@nestjs/common';
import { Access, CurrentUser, type SignedInUser } from '../../platform/auth/access';
import { Call } from '../../platform/http/call';
import { Tag } from '../../platform/openapi/tag';
import { SearchQueryDto, SearchResultDto } from './search.dto';
import { SearchService } from './search.service';

@Tag('Search', 'Whatever the caller may see, found by its words.')
@Access('user')
@Controller('search')
export class SearchController {
  constructor(private readonly search: SearchService) {}

  @Call('search', {
    answers: [SearchResultDto],
    summary: 'Find mails, notes, todos, contacts, products, orders, courses, boards, questions, articles and pages.',
    description:
      'The best match comes first: a word of the title counts for more than any of the text. Without words the answer is ' +
      'empty. A card is found as its board. What is in the trash is not found. A single letter at the end finds titles with ' +
      'a word that begins with it.',
  })
  @Get()
  find(@CurrentUser() user: SignedInUser, @Query() query: SearchQueryDto): Promise<SearchResultDto[]> {
    return this.search.find(user, query);
  }
}
