import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/auth/access';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { PublicList, type PublicPage } from '../../platform/http/public-list';
import { Tag } from '../../platform/openapi/tag';
import { ICONS_RELEASE } from './__generated__/icons';
import { IconDto } from './icons.dto';
import { IconsService } from './icons.service';

@Tag('Icons', 'The catalogue of icons.')
@Access('public')
@Controller('icons')
export class IconsController {
  constructor(private readonly icons: IconsService) {}

  @Call('listIcons', {
    answers: [IconDto],
    summary: 'All icons of the catalogue, by name.',
    description: `The metadata of Font Awesome Free ${ICONS_RELEASE}, as it is published. It changes only with a release.`,
  })
  @PublicList()
  @Get()
  list(@Query() query: ListQueryDto): PublicPage<IconDto> {
    return this.icons.list(query);
  }
}
