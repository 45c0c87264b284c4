import type { InferKyselyDB } from '@mikro-orm/sql';
import { migrations } from './migrations/migrations';
import { CourseProgressSchema, CourseSchema } from './modules/academy/course.entity';
import { AccountSchema } from './modules/accounting/account.entity';
import { BankTransactionSchema, RemovedTransactionSchema } from './modules/accounting/bank-transaction.entity';
import { AccountTokenSchema } from './modules/auth/recovery/account-token.entity';
import { CalendarEventSchema } from './modules/calendar/calendar-event.entity';
import { ChatMemberSchema } from './modules/chat/chat-member.entity';
import { ChatMessageSchema } from './modules/chat/chat-message.entity';
import { ChatProfileSchema } from './modules/chat/chat-profile.entity';
import { ContactGroupMemberSchema, ContactGroupSchema } from './modules/contacts/contact-group.entity';
import { ContactMarkSchema } from './modules/contacts/contact-mark.entity';
import { ContactSchema } from './modules/contacts/contact.entity';
import { DueTimeSchema } from './modules/due/due-time.entity';
import { OrderSchema } from './modules/e-commerce/order.entity';
import { ProductSchema } from './modules/e-commerce/product.entity';
import { ProductCategorySchema, ProductRowSchema, ProductWriteSchema } from './modules/e-commerce/product-row.entity';
import { FaqItemSchema } from './modules/faq/faq-item.entity';
import { FileBlobSchema, FileSchema, FileUploadSchema, FileVersionSchema } from './modules/file-manager/file.entity';
import { InvoiceSchema } from './modules/invoices/invoice.entity';
import { KnowledgeBaseArticleSchema } from './modules/knowledge-base/knowledge-base-article.entity';
import { KnowledgeBaseCategorySchema } from './modules/knowledge-base/knowledge-base-category.entity';
import {
  MailAddressSchema,
  MailLabelLinkSchema,
  MailSchema,
  MailSizeSchema,
  SentMailKeySchema,
} from './modules/mail/mail.entity';
import { NoteLabelLinkSchema, NoteLabelSchema } from './modules/notes/note-label.entity';
import { NoteSchema } from './modules/notes/note.entity';
import { NotificationSchema } from './modules/notifications/notification.entity';
import { ProfilePostSchema } from './modules/profile/profile-post.entity';
import { ProjectSchema } from './modules/project-dashboard/project.entity';
import { QuickPanelEntrySchema } from './modules/quick-panel/quick-panel-entry.entity';
import { BoardLabelSchema, BoardListSchema, BoardMemberSchema, BoardSchema } from './modules/scrumboard/board.entity';
import { CardLabelSchema, CardMemberSchema, CardSchema } from './modules/scrumboard/card.entity';
import { TodoLabelLinkSchema, TodoSchema } from './modules/todo/todo.entity';
import { UploadReferenceSchema, UploadSchema } from './modules/uploads/upload.entity';
import { ExternalIdentitySchema } from './modules/users/external-identity.entity';
import { UserSchema } from './modules/users/user.entity';
import { AuditEntrySchema } from './platform/audit/audit-entry.entity';
import { RevokedSessionSchema } from './platform/auth/revoked-session.entity';
import { UserSessionSchema } from './platform/auth/user-session.entity';
import { ApiTokenSchema } from './platform/auth/api-tokens/api-token.entity';
import { ListStampSchema } from './platform/database/list-stamp.entity';
import { SeedMarkerSchema } from './platform/database/seed-marker.entity';
import { SeededDocumentSchema } from './platform/records/seeded-document.entity';
import { SEARCH_TABLES, SearchEntrySchema } from './platform/search/search-entry.entity';
import type { Schema } from './platform/database/database.module';

const entities = [
  AccountSchema,
  AccountTokenSchema,
  ApiTokenSchema,
  AuditEntrySchema,
  BankTransactionSchema,
  RemovedTransactionSchema,
  BoardLabelSchema,
  BoardListSchema,
  BoardMemberSchema,
  BoardSchema,
  CalendarEventSchema,
  CardLabelSchema,
  CardMemberSchema,
  CardSchema,
  ChatMemberSchema,
  ChatMessageSchema,
  ChatProfileSchema,
  ContactGroupMemberSchema,
  ContactGroupSchema,
  ContactMarkSchema,
  ContactSchema,
  CourseProgressSchema,
  CourseSchema,
  DueTimeSchema,
  ExternalIdentitySchema,
  FaqItemSchema,
  FileBlobSchema,
  FileSchema,
  FileUploadSchema,
  FileVersionSchema,
  InvoiceSchema,
  KnowledgeBaseArticleSchema,
  KnowledgeBaseCategorySchema,
  ListStampSchema,
  MailAddressSchema,
  MailLabelLinkSchema,
  MailSchema,
  MailSizeSchema,
  NoteLabelLinkSchema,
  NoteLabelSchema,
  NoteSchema,
  NotificationSchema,
  OrderSchema,
  ProductCategorySchema,
  ProductRowSchema,
  ProductSchema,
  ProductWriteSchema,
  ProfilePostSchema,
  ProjectSchema,
  QuickPanelEntrySchema,
  RevokedSessionSchema,
  SearchEntrySchema,
  SeedMarkerSchema,
  SeededDocumentSchema,
  SentMailKeySchema,
  TodoLabelLinkSchema,
  TodoSchema,
  UploadReferenceSchema,
  UploadSchema,
  UserSchema,
  UserSessionSchema,
] as const;

/** Statements know all tables by this list alone. */
declare module './platform/database/tables' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/consistent-type-definitions -- only an interface can be filled in elsewhere
  interface Tables extends InferKyselyDB<(typeof entities)[number]> {}
}

/** All tables of the server, and the migrations that make them. */
export const schema: Schema = { entities, migrations, undescribed: SEARCH_TABLES };
