import { ListStamp } from './platform/database/list-stamp.entity';
import { AuditEntry } from './platform/audit/audit-entry.entity';
import { RevokedSession } from './platform/auth/revoked-session.entity';
import type { Schema } from './platform/database/database.module';
import { User } from './modules/users/user.entity';
import { ChatMember } from './modules/chat/chat-member.entity';
import { ChatMessage } from './modules/chat/chat-message.entity';
import { ChatProfile } from './modules/chat/chat-profile.entity';
import { Note } from './modules/notes/note.entity';
import { NoteLabel } from './modules/notes/note-label.entity';
import { Notification } from './modules/notifications/notification.entity';
import { QuickPanelEntry } from './modules/quick-panel/quick-panel-entry.entity';
import { migrations } from './migrations/migrations';

/** All tables of the server, and the migrations that make them. */
export const schema: Schema = {
  entities: [
    ListStamp,
    RevokedSession,
    AuditEntry,
    User,
    ChatMember,
    ChatMessage,
    ChatProfile,
    Note,
    NoteLabel,
    Notification,
    QuickPanelEntry,
  ],
  migrations,
};
