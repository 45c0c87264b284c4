import { Injectable } from '@nestjs/common';
import { ListOf, Text, Texts } from '../dto/fields';
import { StampedLists } from '../http/stamped-lists';
import { SocketCall, type SocketCaller } from '../sockets/socket-call';
import { SocketGate } from '../sockets/socket-gate';

/** More lists than one page shows. Each costs a look at its stamps. */
const MOST_LISTS = 20;
const LONGEST_NAME = 64;

export class ListTagDto {
  @Text({
    max: LONGEST_NAME,
    example: 'notes-app/notes',
    description: 'The tail of the address that answers the list.',
  })
  list!: string;
  @Text({ max: 256, example: 'W/"1.0.0-5b021b62-Zk3v"', description: 'The `ETag` of the answer that is there.' })
  tag!: string;
}

export class ListTagsDto {
  @ListOf(() => ListTagDto, { max: MOST_LISTS }) lists!: ListTagDto[];
}

export class ChangedListsDto {
  @Texts({ max: MOST_LISTS, length: LONGEST_NAME, description: 'The lists to read again.' }) changed!: string[];
}

/** Tells sockets which of their lists have changed while they were not connected. */
@Injectable()
export class ListsGateway {
  constructor(
    gate: SocketGate,
    private readonly lists: StampedLists,
  ) {
    gate.add(this);
  }

  @SocketCall('lists:check', {
    payload: ListTagsDto,
    answers: ChangedListsDto,
    summary: 'Which of these lists are no longer as they were answered.',
    description:
      'For a client that has just connected: `records:changed` tells it of what is changed from now on, this of what was changed since it asked. A list of which that cannot be told counts as changed.',
  })
  async check({ user }: SocketCaller, { lists }: ListTagsDto): Promise<ChangedListsDto> {
    // One after the other: together they would take all connections of the pool.
    const changed: string[] = [];
    for (const [list, tag] of new Map(lists.map((one) => [one.list, one.tag]))) {
      if (!(await this.lists.isCurrent(list, tag, user.id))) changed.push(list);
    }
    return { changed };
  }
}
