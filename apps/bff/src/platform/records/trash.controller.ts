import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor, type SignedInUser } from '../auth/access';
import { Call } from '../http/call';
import { Listed } from '../http/listed';
import type { Page } from '../http/page';
import { Tag } from '../openapi/tag';
import { TrashEntryDto, TrashIdsDto, TrashQueryDto } from './trash.dto';
import { TrashService } from './trash.service';

type Caller = SignedInUser & Actor;

const fails = { 403: 'The caller may not change what is in the list.', 404: 'There is no such list.' };

@Tag('Trash', 'What was removed, until it is deleted for good 30 days later.')
@Access('user')
@Controller('trash')
export class TrashController {
  constructor(private readonly trash: TrashService) {}

  @Call('listTrash', {
    answers: [TrashEntryDto],
    summary: 'What the caller has removed, and what was removed of shared lists, the latest first.',
    fails,
  })
  @Listed()
  @Get()
  list(@CurrentUser() user: Caller, @Query() query: TrashQueryDto): Promise<Page<TrashEntryDto>> {
    return this.trash.list(user, query);
  }

  @Call('restoreFromTrash', {
    answers: [String],
    summary: 'Bring records back as they were, to their places; answers the ids of those that came back.',
    fails,
  })
  @Post('restore')
  restore(@CurrentUser() user: Caller, @Body() removed: TrashIdsDto): Promise<string[]> {
    return this.trash.restore(user, removed);
  }

  @Call('deleteFromTrash', {
    answers: [String],
    summary: 'Delete records for good; answers the ids of those that are gone.',
    fails,
  })
  @Post('remove')
  remove(@CurrentUser() user: Caller, @Body() removed: TrashIdsDto): Promise<string[]> {
    return this.trash.delete(user, removed);
  }
}
