import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Transaction } from '../../platform/database/tables';
import { StarterContents, type NewUser, type StarterContent } from '../../platform/database/starter-content';
import { NotificationsService } from './notifications.service';

/** The first notification of every user. */
@Injectable()
export class WelcomeNotification implements StarterContent, OnModuleInit {
  readonly always = true;

  constructor(
    private readonly contents: StarterContents,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.contents.register(this);
  }

  async fill(rows: Transaction, { id, displayName }: NewUser): Promise<void> {
    await this.notifications.notify(rows, id, { kind: 'welcome', params: { displayName }, variant: 'info' });
  }
}
