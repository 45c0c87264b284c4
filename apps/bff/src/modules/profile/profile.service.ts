import { Injectable } from '@nestjs/common';
import { EVERYBODY } from '../../platform/database/list-stamps';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import { pageOfAll, type Page } from '../../platform/http/page';
import { SeededDocuments } from '../../platform/records/seeded-documents';
import { ProfilePostsService } from './profile-posts.service';
import type { ProfileAboutDto, ProfileActivityDto, ProfileAlbumDto, ProfileTimelineDto } from './profile.dto';
import { demoAbout, demoActivities, demoAlbums } from './profile.seed.data';

/** How many posts the timeline has. */
const SHOWN_POSTS = 500;

/** The profile that all users share. */
@Injectable()
export class ProfileService {
  private readonly activitiesDocument;
  private readonly albumsDocument;
  private readonly aboutDocument;

  constructor(
    documents: SeededDocuments,
    private readonly posts: ProfilePostsService,
  ) {
    // It held the posts, too, before they could be written.
    this.activitiesDocument = documents.open<{ activities: ProfileActivityDto[] }>({
      name: 'profile/timeline',
      seed: () => ({ activities: demoActivities(new Date()) }),
      empty: { activities: [] },
    });
    this.albumsDocument = documents.open<ProfileAlbumDto[]>({
      name: 'profile/photos-videos',
      seed: () => demoAlbums,
      empty: [],
    });
    this.aboutDocument = documents.open<ProfileAboutDto>({
      name: 'profile/about',
      seed: () => demoAbout,
      empty: {
        general: { cover: null, gender: '', birthday: null, locations: [], about: '' },
        work: { occupation: '', skills: '', jobs: [] },
        contact: { address: '', tel: [], emails: [], websites: [] },
        groups: [],
        friends: [],
      },
    });
  }

  /** What others did of late, and the newest posts. */
  async timeline(): Promise<ProfileTimelineDto> {
    const [{ activities }, { entries }] = await Promise.all([
      this.activitiesDocument.read(),
      this.posts.table.page(EVERYBODY, { limit: SHOWN_POSTS }),
    ]);
    return { activities, posts: entries };
  }

  async activities(query: ListQueryDto): Promise<Page<ProfileActivityDto>> {
    return pageOfAll((await this.activitiesDocument.read()).activities, query);
  }

  async albums(query: ListQueryDto): Promise<Page<ProfileAlbumDto>> {
    return pageOfAll(await this.albumsDocument.read(), query);
  }

  about(): Promise<ProfileAboutDto> {
    return this.aboutDocument.read();
  }
}
