import { Module, type DynamicModule } from '@nestjs/common';
import { AcademyModule } from './modules/academy/academy.module';
import { AccountingModule } from './modules/accounting/accounting.module';
import { AdministrationModule } from './modules/administration/administration.module';
import { AnalyticsDashboardModule } from './modules/analytics-dashboard/analytics-dashboard.module';
import { ApiTokensModule } from './modules/api-tokens/api-tokens.module';
import { AuthModule } from './modules/auth/auth.module';
import { CalendarModule } from './modules/calendar/calendar.module';
import { ChatModule } from './modules/chat/chat.module';
import { ContactsModule } from './modules/contacts/contacts.module';
import { DueModule } from './modules/due/due.module';
import { ECommerceModule } from './modules/e-commerce/e-commerce.module';
import { EzoneFiguresModule } from './modules/ezone-figures/ezone-figures.module';
import { FaqModule } from './modules/faq/faq.module';
import { FileManagerModule } from './modules/file-manager/file-manager.module';
import { IconsModule } from './modules/icons/icons.module';
import { InvoicesModule } from './modules/invoices/invoices.module';
import { KnowledgeBaseModule } from './modules/knowledge-base/knowledge-base.module';
import { MailModule } from './modules/mail/mail.module';
import { NotesModule } from './modules/notes/notes.module';
import { NotificationsModule } from './modules/notifications/notifications.module';
import { ProfileModule } from './modules/profile/profile.module';
import { ProjectDashboardModule } from './modules/project-dashboard/project-dashboard.module';
import { QuickPanelModule } from './modules/quick-panel/quick-panel.module';
import { ScrumboardModule } from './modules/scrumboard/scrumboard.module';
import { SearchModule } from './modules/search/search.module';
import { TodoModule } from './modules/todo/todo.module';
import { UploadsModule } from './modules/uploads/uploads.module';
import { UsersModule } from './modules/users/users.module';
import { AuditModule } from './platform/audit/audit.module';
import { AccessModule } from './platform/auth/access.module';
import { ConfigModule } from './platform/config/config.module';
import type { Environment } from './platform/config/environment';
import { DatabaseModule } from './platform/database/database.module';
import { HttpModule } from './platform/http/http.module';
import { OutgoingMailModule } from './platform/outgoing-mail/outgoing-mail.module';
import { RecordsModule } from './platform/records/records.module';
import { RedisModule } from './platform/redis/redis.module';
import { SearchIndexModule } from './platform/search/search-index.module';
import { SOCKET_CONTRACT } from './platform/sockets/socket-contract';
import { StorageModule } from './platform/storage/storage.module';
import { SocketsModule } from './platform/sockets/sockets.module';
import { UploadReferencesModule } from './platform/uploads/upload-references.module';
import { schema } from './schema';
import { socketContract } from './socket-contract';

/** The list of modules. */
@Module({
  imports: [
    AcademyModule,
    AccountingModule,
    AdministrationModule,
    AnalyticsDashboardModule,
    ApiTokensModule,
    AuthModule,
    CalendarModule,
    ChatModule,
    ContactsModule,
    DueModule,
    ECommerceModule,
    EzoneFiguresModule,
    FaqModule,
    FileManagerModule,
    IconsModule,
    InvoicesModule,
    KnowledgeBaseModule,
    MailModule,
    NotesModule,
    NotificationsModule,
    ProfileModule,
    ProjectDashboardModule,
    QuickPanelModule,
    ScrumboardModule,
    SearchModule,
    TodoModule,
    UploadsModule,
  ],
})
export class AppModule {
  /**
   * The application with what it stands on, set up for one environment.
   * @param copyLog the script of the thread that copies SQLite's log.
   */
  static for(environment: Environment, copyLog?: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(environment),
        RedisModule,
        DatabaseModule.forRoot(schema, copyLog),
        AuditModule,
        AccessModule.forRoot(UsersModule),
        HttpModule,
        OutgoingMailModule,
        RecordsModule,
        SearchIndexModule,
        SocketsModule,
        StorageModule,
        UploadReferencesModule,
      ],
      providers: [{ provide: SOCKET_CONTRACT, useValue: socketContract }],
    };
  }
}
