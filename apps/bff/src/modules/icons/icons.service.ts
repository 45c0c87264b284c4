import { Injectable } from '@nestjs/common';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import { readCursor, toPage } from '../../platform/http/page';
import { PreparedBody } from '../../platform/http/prepared-body';
import type { PublicPage } from '../../platform/http/public-list';
import { icons } from './__generated__/icons';
import type { IconDto } from './icons.dto';

/** The icons of the catalogue. They come with the release and never change while it runs, so no database holds them. */
@Injectable()
export class IconsService {
  private readonly whole: PublicPage<IconDto> = { entries: icons, body: new PreparedBody(icons) };

  /** By name. */
  list({ limit, cursor }: ListQueryDto): PublicPage<IconDto> {
    if (limit === undefined && cursor === undefined) return this.whole;
    const [after] = readCursor(cursor, ['text']) ?? [];
    const rest = after === undefined ? icons : icons.filter(({ name }) => name > after);
    return toPage(
      rest.slice(0, limit === undefined ? undefined : limit + 1),
      limit,
      (icon) => icon,
      ({ name }) => [name],
    );
  }
}
