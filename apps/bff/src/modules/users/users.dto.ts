import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ChangesOf } from '../../platform/dto/changes-of';
import { Email, Id, Ids, Nested, OneOf, Text, WebUrl } from '../../platform/dto/fields';
import { SettingsChangesDto } from './settings-changes.dto';
import { SettingsDto } from './settings.dto';

/** The services that can know a user. */
export const SOURCES = ['custom-db', 'firebase', 'auth0'] as const;

/** The profile and settings of a user. */
export class UserDataDto {
  @Text({ max: 100, example: 'Abbott Keitch' }) displayName!: string;
  @WebUrl({ nullable: true, example: null }) photoURL!: string | null;
  @Email({ example: 'admin@ezone.example' }) email!: string;
  @Nested(() => SettingsDto) settings!: SettingsDto;
  @Ids({ max: 100, example: ['calendar', 'mail', 'contacts', 'todo'], description: 'Ids of navigation items.' })
  shortcuts!: string[];
}

/** A user, as the API shows it to that user alone. */
export class UserDto {
  @Id({ description: 'Also the id of this user as a chat contact.' }) uuid!: string;
  @OneOf(SOURCES, { enumName: 'UserSource', example: 'custom-db', description: 'The service that knows the user.' })
  from!: (typeof SOURCES)[number];
  @ApiProperty({ type: String, isArray: true, example: ['admin'] }) role!: string[];
  @Nested(() => UserDataDto) data!: UserDataDto;
}

/** The parts of its data that a user can change. */
export class UserDataChangesDto extends ChangesOf(OmitType(UserDataDto, ['email', 'settings'])) {
  @Nested(() => SettingsChangesDto, { optional: true, example: { theme: { main: 'ocean' } } })
  settings?: SettingsChangesDto;
}

export class UserChangesDto {
  @Nested(() => UserDataChangesDto) data!: UserDataChangesDto;
}

export class UpdateUserDto {
  @Nested(() => UserChangesDto) user!: UserChangesDto;
}
