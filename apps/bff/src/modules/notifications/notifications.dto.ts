import { ApiProperty } from '@nestjs/swagger';
import { Flag, Id, Ids, Nested, OneOf, Text } from '../../platform/dto/fields';

const VARIANTS = ['success', 'error', 'warning', 'info'] as const;
/** How a notification looks, and how pressing it is. */
export type Variant = (typeof VARIANTS)[number];

export class NotificationOptionsDto {
  @OneOf(VARIANTS, { enumName: 'NotificationVariant', example: 'info' }) variant!: Variant;
}

export class NotificationDto {
  @Id() id!: string;
  @Text({ max: 500, example: 'Welcome to Ezone.' }) message!: string;
  @Nested(() => NotificationOptionsDto) options!: NotificationOptionsDto;
  @Flag({ example: false }) dismissed!: boolean;
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
