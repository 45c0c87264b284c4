import { Injectable, Logger } from '@nestjs/common';
import type { InferKyselyTable } from '@mikro-orm/sql';
import type { Selectable } from 'kysely';
import { fromFlag, toFlag } from '../../platform/database/columns';
import type { Actor } from '../../platform/auth/access';
import { Database } from '../../platform/database/database';
import { built, prepare } from '../../platform/database/prepared';
import { readCursor, toPage, type Page } from '../../platform/http/page';
import { Live } from '../../platform/sockets/live';
import { Presence } from '../../platform/sockets/presence';
import { UsersService } from '../users/users.service';
import { ChatLists } from './chat-lists';
import type { ChatProfileSchema } from './chat-profile.entity';
import type { ChatContactDto, ChatContactsQueryDto, ChatUserChangesDto, ChatUserDto } from './chat.dto';
import { presence as presenceEvent } from './chat.events';

type ProfileRow = Omit<Selectable<InferKyselyTable<typeof ChatProfileSchema>>, 'user_id'>;

/** The users of chat, as others see them and as they see themselves. */
@Injectable()
export class ChatUsersService {
  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly lists: ChatLists,
    private readonly presence: Presence,
    private readonly live: Live,
  ) {
    presence.onChange((userId, isThere) => {
      this.announce(userId, isThere).catch((error: unknown) => new Logger('Presence').error({ err: error }));
    });
  }

  /** All other users, by name. */
  async contacts(userId: string, { status, limit, cursor }: ChatContactsQueryDto): Promise<Page<ChatContactDto>> {
    const after = readCursor(cursor, ['text', 'text']);
    // The database does not know who is connected, so a filter by status needs all users.
    const read = status === undefined && limit !== undefined ? limit + 1 : undefined;
    const [people, profiles, there, list] = await Promise.all([
      this.users.others(userId, { after, limit: read }),
      this.profiles(),
      this.presence.everyone(),
      this.lists.of(userId),
    ]);
    const unread = new Map(list.map((entry) => [entry.contactId, entry.unread]));
    const contacts = people
      .map(({ id, name, photoURL }): ChatContactDto => {
        const { status: chosen, mood, always_there } = profiles.get(id) ?? DEFAULT_PROFILE;
        const seen = fromFlag(always_there) || there.has(id) ? chosen : 'offline';
        return { id, name, avatar: photoURL, status: seen, mood, unread: unread.get(id) ?? 0 };
      })
      .filter((contact) => status === undefined || contact.status === status);
    const asIs = (contact: ChatContactDto) => contact;
    return toPage(contacts, limit, asIs, ({ name, id }) => [name, id]);
  }

  /** A user as it sees itself, with all its chats. */
  async get(userId: string): Promise<ChatUserDto> {
    const [{ data }, { status, mood }, chatList] = await Promise.all([
      this.users.get(userId),
      this.profileOf(userId),
      this.lists.of(userId),
    ]);
    return { id: userId, name: data.displayName, avatar: data.photoURL, status, mood, chatList };
  }

  /** Changes the given fields, and publishes a changed status to everyone who is connected. */
  async update(actor: Actor, { name, avatar, status, mood }: ChatUserChangesDto): Promise<ChatUserDto> {
    const { id: userId } = actor;
    if (name !== undefined || avatar !== undefined) {
      await this.users.update(actor, { displayName: name, photoURL: avatar });
    }
    if (status !== undefined || mood !== undefined) {
      const changes = { ...(status !== undefined && { status }), ...(mood !== undefined && { mood }) };
      const changed = built((rows) =>
        rows
          .insertInto('chat_profile')
          .values({ user_id: userId, ...DEFAULT_PROFILE, ...changes })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes)),
      );
      await this.database.write([changed]);
    }
    if (status !== undefined && (await this.presence.isThere(userId))) {
      this.live.publishToAll(presenceEvent, { contactId: userId, status });
    }
    return this.get(userId);
  }

  private async announce(userId: string, isThere: boolean): Promise<void> {
    const status = isThere ? (await this.profileOf(userId)).status : 'offline';
    this.live.publishToAll(presenceEvent, { contactId: userId, status });
  }

  private async profileOf(userId: string): Promise<ProfileRow> {
    const [row] = await this.database.read(selectProfile.with({ userId }));
    return row ?? DEFAULT_PROFILE;
  }

  /** All stored profiles. Only users who have changed something have one. */
  private async profiles(): Promise<Map<string, ProfileRow>> {
    const rows = await this.database.read(selectProfiles.with({}));
    return new Map(rows.map((row) => [row.user_id, row]));
  }
}

const selectProfile = prepare<{ userId: string }>()((rows, { userId }) =>
  rows.selectFrom('chat_profile').selectAll().where('user_id', '=', userId),
);

const selectProfiles = prepare<object>()((rows) => rows.selectFrom('chat_profile').selectAll());

/** The profile of a user who has changed nothing. */
const DEFAULT_PROFILE: ProfileRow = { status: 'online', mood: '', always_there: toFlag(false) };
