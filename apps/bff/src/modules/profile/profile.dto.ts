import { Id, Ids, Flag, Instant, Int, ListOf, Nested, OneOf, Text, Texts, WebUrl } from '../../platform/dto/fields';

/** What a post is: written by somebody, an article that somebody shares, or something else that somebody did. */
export const POST_TYPES = ['post', 'article', 'something'] as const;
export type PostType = (typeof POST_TYPES)[number];

/** The longest text of a post. */
const MAX_POST = 2000;
/** The longest comment on a post. */
const MAX_COMMENT = 1000;
/** How many comments a post may have. */
export const MAX_COMMENTS = 500;
/** How many users may like a post. */
export const MAX_LIKES = 10_000;

export const MEDIA_TYPES = ['image', 'video'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

/** The id of a post of the demo, for the documentation. */
const EXAMPLE_POST_ID = 'c5adf023-0329-8f27-9319-abfae49648aa';
/** That of a post that the demo admin has written. */
const EXAMPLE_OWN_POST_ID = '1245c6fe-0def-8464-b24b-f19861d499cf';

const Avatar = () => WebUrl({ nullable: true, example: null, description: 'Their picture, if they have one.' });

export class ProfilePersonDto {
  @Text({ max: 100, example: 'Layla Haddad' }) name!: string;
  @Avatar() avatar!: string | null;
}

export class ProfileActivityDto {
  @Id() id!: string;
  @Nested(() => ProfilePersonDto) user!: ProfilePersonDto;
  @Text({ max: 500, example: 'commented on your photo.' }) message!: string;
  @Instant() time!: string;
}

export class ProfileMediaDto {
  @OneOf(MEDIA_TYPES, { enumName: 'ProfileMediaType', example: 'image' }) type!: MediaType;
  @Text({ max: 200, example: 'Hills before the rain' }) title!: string;
  @WebUrl({ example: '/demo/notes/hills.svg' }) preview!: string;
}

export class ProfileArticleDto {
  @Text({ max: 200, example: 'Slow mornings, quick releases' }) title!: string;
  @Text({ max: 200, example: 'From the blog of the studio' }) subtitle!: string;
  @Text({ max: 1000, example: 'What a team learns when it ships before lunch.' }) excerpt!: string;
  @Nested(() => ProfileMediaDto) media!: ProfileMediaDto;
}

const AuthorId = () => Id({ nullable: true, description: 'The user who has written it; null for people of the demo.' });

export class ProfileCommentDto {
  @Id() id!: string;
  @AuthorId() authorId!: string | null;
  @Nested(() => ProfilePersonDto) user!: ProfilePersonDto;
  @Text({ max: MAX_COMMENT, example: 'What a view! Which trail is it?' }) message!: string;
  @Instant() time!: string;
}

export class ProfilePostDto {
  @Id() id!: string;
  @AuthorId() authorId!: string | null;
  @Nested(() => ProfilePersonDto) user!: ProfilePersonDto;
  @Text({ min: 0, max: MAX_POST, example: 'Two days in the hills, without a screen.' }) message!: string;
  @Instant() time!: string;
  @OneOf(POST_TYPES, { enumName: 'ProfilePostType', example: 'post' }) type!: PostType;
  @Int({ min: 0, max: 1_000_000, example: 12, description: 'How many people like it.' }) like!: number;
  @Ids({ max: MAX_LIKES, description: 'The users among them.' }) likedBy!: string[];
  @Int({ min: 0, max: 1_000_000, example: 3, description: 'How many people have shared it.' }) share!: number;
  @Nested(() => ProfileMediaDto, { nullable: true }) media!: ProfileMediaDto | null;
  @Nested(() => ProfileArticleDto, { nullable: true, description: 'Of an article; null of other posts.' })
  article!: ProfileArticleDto | null;
  @ListOf(() => ProfileCommentDto, { max: MAX_COMMENTS, description: 'Oldest first.' }) comments!: ProfileCommentDto[];
}

export class ProfileTimelineDto {
  @ListOf(() => ProfileActivityDto, { max: 500, description: 'Newest first.' }) activities!: ProfileActivityDto[];
  @ListOf(() => ProfilePostDto, { max: 500, description: 'Newest first.' }) posts!: ProfilePostDto[];
}

export class WritePostDto {
  @Text({ max: MAX_POST, example: 'The first snow is here.' }) message!: string;
}

export class PostIdsDto {
  @Ids({ max: 100, example: [EXAMPLE_OWN_POST_ID] }) postIds!: string[];
}

export class LikePostDto {
  @Id({ example: EXAMPLE_POST_ID }) postId!: string;
  @Flag({ example: true, description: 'Whether the caller likes it from now on.' }) likes!: boolean;
}

export class CommentPostDto {
  @Id({ example: EXAMPLE_POST_ID }) postId!: string;
  @Text({ max: MAX_COMMENT, example: 'Which trail is it?' }) message!: string;
}

export class RemovePostCommentDto {
  @Id({ example: EXAMPLE_POST_ID }) postId!: string;
  @Id() commentId!: string;
}

/** Pictures and videos of one occasion. */
export class ProfileAlbumDto {
  @Id() id!: string;
  @Text({ max: 100, example: 'Autumn walks' }) name!: string;
  @Text({ max: 200, example: '4 pictures' }) info!: string;
  @ListOf(() => ProfileMediaDto, { max: 500 }) media!: ProfileMediaDto[];
}

export class ProfileGeneralDto {
  @WebUrl({
    optional: true,
    nullable: true,
    example: '/pictures/1/profile/cover-1200.webp',
    description: 'The wide picture above the profile.',
  })
  cover?: string | null;
  @Text({ min: 0, max: 50, example: 'Female' }) gender!: string;
  @Instant({ nullable: true, example: '1991-05-17T00:00:00.000Z', description: 'The day, at midnight UTC.' })
  birthday!: string | null;
  @Texts({ max: 20, length: 100, example: ['Copenhagen, Denmark'] }) locations!: string[];
  @Text({ min: 0, max: 2000, example: 'I draw first and explain afterwards.' }) about!: string;
}

export class ProfileJobDto {
  @Text({ max: 100, example: 'Ezone Studio' }) company!: string;
  @Text({ max: 50, example: '2021 – today' }) date!: string;
}

export class ProfileWorkDto {
  @Text({ min: 0, max: 100, example: 'Design lead' }) occupation!: string;
  @Text({ min: 0, max: 500, example: 'Research, prototypes, typography' }) skills!: string;
  @ListOf(() => ProfileJobDto, { max: 50 }) jobs!: ProfileJobDto[];
}

export class ProfileContactDto {
  @Text({ min: 0, max: 500, example: '14 Harbour Street, Copenhagen' }) address!: string;
  @Texts({ max: 20, length: 50, example: ['+45 55 50 14 00'] }) tel!: string[];
  @Texts({ max: 20, length: 254, example: ['mira@studio.example'] }) emails!: string[];
  @Texts({ max: 20, length: 200, example: ['studio.example'] }) websites!: string[];
}

export class ProfileGroupDto {
  @Id() id!: string;
  @Text({ max: 100, example: 'Letterforms' }) name!: string;
  @Text({ max: 50, example: 'Typography' }) category!: string;
  @Int({ min: 0, max: 10_000_000, example: 412, description: 'How many people are in it.' }) members!: number;
}

export class ProfileFriendDto {
  @Id() id!: string;
  @Text({ max: 100, example: 'Layla Haddad' }) name!: string;
  @Avatar() avatar!: string | null;
}

export class ProfileAboutDto {
  @Nested(() => ProfileGeneralDto) general!: ProfileGeneralDto;
  @Nested(() => ProfileWorkDto) work!: ProfileWorkDto;
  @Nested(() => ProfileContactDto) contact!: ProfileContactDto;
  @ListOf(() => ProfileGroupDto, { max: 500 }) groups!: ProfileGroupDto[];
  @ListOf(() => ProfileFriendDto, { max: 5000 }) friends!: ProfileFriendDto[];
}
