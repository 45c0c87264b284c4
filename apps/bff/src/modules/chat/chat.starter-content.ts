import { avatarOf } from '@ezone/pictures';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { toFlag } from '../../platform/database/columns';
import { stableId } from '../../platform/database/stable-id';
import { SharedSeeds } from '../../platform/database/shared-seeds';
import { StarterContents, type NewUser, type StarterContent } from '../../platform/database/starter-content';
import type { Transaction } from '../../platform/database/tables';
import { momentsAround } from '../../platform/time/days';
import { UsersService } from '../users/users.service';
import { chatIdOf } from './chat-pairs';
import { starterContacts, starterDialogs, type StarterDialog } from './chat.starter.data';

const contactId = (handle: string) => stableId('chat-contact', handle);

/** The demo contacts, and the dialogs with them that each new user gets. */
@Injectable()
export class ChatStarterContent implements StarterContent, OnModuleInit {
  constructor(
    private readonly contents: StarterContents,
    private readonly seeds: SharedSeeds,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.contents.register(this);
    this.seeds.register({ name: 'chat-contacts', fill: (rows) => this.addContacts(rows) });
  }

  /** Leaves out dialogs with contacts who were deleted: contacts are shared, and are not put in again. */
  async fill(rows: Transaction, { id: userId }: NewUser): Promise<void> {
    const contacts = await existingOf(
      rows,
      starterDialogs.map((dialog) => contactId(dialog.with)),
    );
    const dialogs = starterDialogs.filter((dialog) => contacts.has(contactId(dialog.with)));
    if (dialogs.length === 0) return;
    const at = momentsAround(new Date());
    const written = dialogs.flatMap((dialog) => messagesOf(userId, dialog, at));
    const stored = await rows.insertInto('chat_message').values(written).returning(['sequence', 'chat_id']).execute();
    const members = dialogs.flatMap((dialog) => {
      const contact = contactId(dialog.with);
      const chatId = chatIdOf(userId, contact);
      const numbers = stored.filter(({ chat_id }) => chat_id === chatId).map(({ sequence }) => sequence);
      const member = { chat_id: chatId };
      return [
        { ...member, user_id: userId, contact_id: contact, read_sequence: numbers.at(-1 - dialog.unread) ?? 0 },
        { ...member, user_id: contact, contact_id: userId, read_sequence: numbers.at(-1) ?? 0 },
      ];
    });
    await rows.insertInto('chat_member').values(members).execute();
  }

  private async addContacts(rows: Transaction): Promise<void> {
    await this.users.addContacts(
      rows,
      starterContacts.map(({ handle, name }) => ({
        id: contactId(handle),
        displayName: name,
        email: `${handle}@contacts.ezone.example`,
        photoURL: avatarOf(name),
      })),
    );
    await rows
      .insertInto('chat_profile')
      .values(
        starterContacts.map(({ handle, status, mood }) => ({
          user_id: contactId(handle),
          status,
          mood,
          always_there: toFlag(true),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function existingOf(rows: Transaction, ids: string[]): Promise<Set<string>> {
  const existing = await rows.selectFrom('user').select('id').where('id', 'in', ids).execute();
  return new Set(existing.map(({ id }) => id));
}

const messagesOf = (
  userId: string,
  { with: handle, messages }: StarterDialog,
  at: ReturnType<typeof momentsAround>,
) => {
  const contact = contactId(handle);
  return messages.map(([speaker, days, time, text]) => ({
    chat_id: chatIdOf(userId, contact),
    sender_id: speaker === 'me' ? userId : contact,
    text,
    time: at(days, time),
    client_message_id: null,
  }));
};
