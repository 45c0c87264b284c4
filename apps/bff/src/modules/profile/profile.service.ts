import { Injectable } from '@nestjs/common';
import type { ListQueryDto } from '../../platform/dto/list-query.dto';
import { pageOfAll, type Page } from '../../platform/http/page';
import { SeededDocuments } from '../../platform/records/seeded-documents';
import type { ProfileAboutDto, ProfileAlbumDto, ProfileTimelineDto } from './profile.dto';
import { demoAbout, demoAlbums, demoTimeline } from './profile.seed.data';

/** The profile that all users share. */
@Injectable()
export class ProfileService {
  private readonly timelineDocument;
  private readonly albumsDocument;
  private readonly aboutDocument;

  constructor(documents: SeededDocuments) {
    this.timelineDocument = documents.open<ProfileTimelineDto>({
      name: 'profile/timeline',
      seed: () => demoTimeline(new Date()),
      empty: { activities: [], posts: [] },
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

  timeline(): Promise<ProfileTimelineDto> {
    return this.timelineDocument.read();
  }

  async albums(query: ListQueryDto): Promise<Page<ProfileAlbumDto>> {
    return pageOfAll(await this.albumsDocument.read(), query);
  }

  about(): Promise<ProfileAboutDto> {
    return this.aboutDocument.read();
  }
}
