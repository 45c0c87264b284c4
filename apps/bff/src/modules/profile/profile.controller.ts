import { Controller, Get, Query } from '@nestjs/common';
import { Access } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { Call } from '../../platform/http/call';
import { Listed } from '../../platform/http/listed';
import type { Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import { ProfileAboutDto, ProfileActivityDto, ProfileAlbumDto, ProfileTimelineDto } from './profile.dto';
import { ProfileService } from './profile.service';

@Tag('Profile', 'The profile that all users share.')
@Access('user')
@Scoped('profile')
@Controller('profile')
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Call('getProfileTimeline', { answers: ProfileTimelineDto, summary: 'The activities and posts of the profile.' })
  @Get('timeline')
  timeline(): Promise<ProfileTimelineDto> {
    return this.profile.timeline();
  }

  @Call('listProfileActivities', { answers: [ProfileActivityDto], summary: 'What others did of late, newest first.' })
  @Listed()
  @Get('activities')
  activities(@Query() query: ListQueryDto): Promise<Page<ProfileActivityDto>> {
    return this.profile.activities(query);
  }

  @Call('listProfileAlbums', { answers: [ProfileAlbumDto], summary: 'The albums of pictures and videos.' })
  @Listed()
  @Get('photos-videos')
  albums(@Query() query: ListQueryDto): Promise<Page<ProfileAlbumDto>> {
    return this.profile.albums(query);
  }

  @Call('getProfileAbout', { answers: ProfileAboutDto, summary: 'Who the profile is of: work, contact and friends.' })
  @Get('about')
  about(): Promise<ProfileAboutDto> {
    return this.profile.about();
  }
}
