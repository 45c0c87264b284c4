import { ApiProperty } from '@nestjs/swagger';
import { Flag, Id, Ids, Instant, Nested, OneOf, Text } from '../../platform/dto/fields';
import { NOTIFICATION_KINDS, NOTIFICATION_SENTENCES, type NotificationKind } from './notification-kinds';

const VARIANTS = ['success', 'error', 'warning', 'info'] as const;
/** How a notification looks, and how pressing it is. */
export type Variant = (typeof VARIANTS)[number];

/** A path of the web app; query and hash may follow. */
export type AppPath = `/${string}`;

export class NotificationOptionsDto {
  @OneOf(VARIANTS, { enumName: 'NotificationVariant', example: 'info' }) variant!: Variant;
}

const WHAT_KINDS_SAY = [
  'What it tells of, for whoever says it in another language. A later release may know more kinds: show the `message` of those.',
  NOTIFICATION_SENTENCES,
].join('\n\n');

export class NotificationDto {
  @Id() id!: string;
  @ApiProperty({ type: String, description: 'What is told, in English.', example: 'Welcome to Ezone, Ada!' })
  message!: string;
  @Nested(() => NotificationOptionsDto) options!: NotificationOptionsDto;
  @Flag({ example: false }) dismissed!: boolean;
  @OneOf(NOTIFICATION_KINDS, {
    enumName: 'NotificationKind',
    example: 'welcome',
    description: WHAT_KINDS_SAY,
  })
  kind!: NotificationKind;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'What stands in braces in the sentence of its kind.',
    example: { displayName: 'Ada' },
  })
  params!: Record<string, string>;
  @Text({ max: 2000, nullable: true, description: 'The page of the web app that it leads to.', example: '/apps/notes' })
  link!: AppPath | null;
  @Instant() time!: string;
}

export class DismissNotificationDto {
  @Id() id!: string;
}

export class DismissedNotificationsDto {
  @ApiProperty({ type: String, isArray: true, description: 'Those that were not dismissed before.' }) ids!: string[];
}

export class RestoreNotificationsDto {
  @Ids({ max: 1000, description: 'Ids of dismissed notifications.' }) ids!: string[];
}

export class RestoredNotificationsDto {
  @ApiProperty({ type: String, isArray: true, description: 'Those that were dismissed before.' }) ids!: string[];
}
