import { avatarOf } from '@ezone/pictures';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Environment } from '../../platform/config/environment';
import { SharedSeeds } from '../../platform/database/shared-seeds';
import { DEMO_ADMIN_ID } from '../../platform/openapi/demo-ids';
import { PasswordsService } from './passwords.service';
import { defaultLayout, defaultSettings } from './settings';
import type { SettingsDto } from './settings.dto';
import { UsersService, type UserDraft } from './users.service';

/** Settings with another layout and other colours than the admin's. */
function staffSettings(): SettingsDto {
  const layout = defaultLayout('layout2');
  layout.config.mode = 'boxed';
  const settings = defaultSettings();
  return { ...settings, layout, theme: { ...settings.theme, main: 'ocean' } };
}

type DemoUser = Omit<UserDraft, 'passwordHash'> & { password: string };

/** Ids never change, so that links to demo data work on every machine. */
const demoUsers = (): DemoUser[] => [
  {
    id: DEMO_ADMIN_ID,
    role: ['admin'],
    displayName: 'Abbott Keitch',
    email: 'admin@ezone.example',
    photoURL: avatarOf('Abbott Keitch'),
    password: 'admin',
  },
  {
    id: '7c2e8f04-5d1b-4a6e-9b0c-000000000002',
    role: ['staff'],
    displayName: 'Arnold Matlock',
    email: 'staff@ezone.example',
    photoURL: avatarOf('Arnold Matlock'),
    password: 'staff',
    settings: staffSettings(),
  },
];

/**
 * Adds what all users share, and then the demo users to a database in which nobody can sign in, each with a copy of every
 * module's starter content. That content may refer to what is shared, such as contacts. Demo users who were deleted while what
 * was theirs is still there get that back.
 */
@Injectable()
export class DemoUsers implements OnApplicationBootstrap {
  constructor(
    private readonly environment: Environment,
    private readonly users: UsersService,
    private readonly passwords: PasswordsService,
    private readonly seeds: SharedSeeds,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.environment.DEMO_DATA) return;
    await this.seeds.plant();
    if (!(await this.users.hasAccounts())) await this.addUsers();
  }

  private async addUsers(): Promise<void> {
    const drafts = demoUsers().map(async ({ password, ...user }) => ({
      ...user,
      passwordHash: await this.passwords.hash(password),
    }));
    // If another process was faster, this adds nothing.
    await this.users.addAgain(...(await Promise.all(drafts)));
  }
}
