import { Initial as sqlite1 } from './sqlite/20261120214207-initial';
import { Chat as sqlite2 } from './sqlite/20261121003835-chat';
import { OrderSentIds as sqlite3 } from './sqlite/20261121040145-order-sent-ids';
import { LookupIndexes as sqlite4 } from './sqlite/20261121164716-lookup-indexes';
import { NotificationKinds as sqlite5 } from './sqlite/20261122053244-notification-kinds';
import { RevokedSessions as sqlite6 } from './sqlite/20261122053629-revoked-sessions';
import { AuditLog as sqlite7 } from './sqlite/20261122053630-audit-log';
import { Records as sqlite8 } from './sqlite/20261122055800-records';
import { Contacts as sqlite9 } from './sqlite/20261122090913-contacts';
import { AddMail as sqlite10 } from './sqlite/20261122091144-add-mail';
import { AddTodos as sqlite11 } from './sqlite/20261122091416-add-todos';
import { Scrumboard as sqlite12 } from './sqlite/20261122091635-scrumboard';
import { ECommerce as sqlite13 } from './sqlite/20261122091900-e-commerce';
import { SeededLists as sqlite14 } from './sqlite/20261122091933-seeded-lists';
import { AddCalendarEvents as sqlite15 } from './sqlite/20261122092321-add-calendar-events';
import { Academy as sqlite16 } from './sqlite/20261122093125-academy';
import { DueTimes as sqlite17 } from './sqlite/20261122111231-due-times';
import { MailDraftsAndSentKeys as sqlite18 } from './sqlite/20261122111314-mail-drafts-and-sent-keys';
import { Uploads as sqlite19 } from './sqlite/20261122111639-uploads';
import { Search as sqlite20 } from './sqlite/20261122112233-search';
import { AuditOfWrites as sqlite21 } from './sqlite/20261122113513-audit-of-writes';
import { SearchAnew as sqlite22 } from './sqlite/20261122124500-search-anew';
import { NotificationsDismissedAt as sqlite23 } from './sqlite/20261122124516-notifications-dismissed-at';
import { CardBytes as sqlite24 } from './sqlite/20261122124537-card-bytes';
import { MailBounds as sqlite25 } from './sqlite/20261122125207-mail-bounds';
import { LabelPages as sqlite26 } from './sqlite/20261122141812-label-pages';
import { SearchVocabulary as sqlite27 } from './sqlite/20261122143000-search-vocabulary';
import { LabelLinksOnceIndexed as sqlite28 } from './sqlite/20261122145912-label-links-once-indexed';
import { SearchTurns as sqlite29 } from './sqlite/20261122174500-search-turns';
import { LabelPlacesGiven as sqlite30 } from './sqlite/20261122175036-label-places-given';
import { TodoSubtasksAndRepeats as sqlite31 } from './sqlite/20261122210607-todo-subtasks-and-repeats';
import { ContactGroupsAreRecords as sqlite32 } from './sqlite/20261123002906-contact-groups-are-records';
import { MailExcerpts as sqlite33 } from './sqlite/20261123003000-mail-excerpts';
import { CalendarRepeats as sqlite34 } from './sqlite/20261123004400-calendar-repeats';
import { UserSearchKeys as sqlite35 } from './sqlite/20261123042000-user-search-keys';
import { MailPicturesOfThisServer as sqlite36 } from './sqlite/20261123051500-mail-pictures-of-this-server';
import { ContactsListsByContact as sqlite37 } from './sqlite/20261123052300-contacts-lists-by-contact';
import { MailThreads as sqlite38 } from './sqlite/20261123094000-mail-threads';
import { MailAddresses as sqlite39 } from './sqlite/20261123095500-mail-addresses';
import { ContactsListsByContactAlone as sqlite40 } from './sqlite/20261123101800-contacts-lists-by-contact-alone';
import { DraftsOfSentMails as sqlite41 } from './sqlite/20261123222000-drafts-of-sent-mails';
import { CourseStepsAreHtml as sqlite42 } from './sqlite/20261123235000-course-steps-are-html';
import { ScrumboardArchive as sqlite43 } from './sqlite/20261125231227-scrumboard-archive';
import { ProductRows as sqlite44 } from './sqlite/20261125231238-product-rows';
import { OrderComments as sqlite45 } from './sqlite/20261125231445-order-comments';
import { FilesAndFolders as sqlite46 } from './sqlite/20261125232500-files-and-folders';
import { CountUnreadMails as sqlite47 } from './sqlite/20261125234432-count-unread-mails';
import { TodoDays as sqlite48 } from './sqlite/20261126000500-todo-days';
import { SearchApostrophes as sqlite49 } from './sqlite/20261126001000-search-apostrophes';
import { ProductWriteDigests as sqlite50 } from './sqlite/20261126225500-product-write-digests';
import { UploadsHeardAt as sqlite51 } from './sqlite/20261126231200-uploads-heard-at';
import { ProfilePosts as sqlite52 } from './sqlite/20261127145452-profile-posts';
import { SearchedHelpAddresses as sqlite53 } from './sqlite/20261127151900-searched-help-addresses';
import { AddAccounting as sqlite54 } from './sqlite/20261128083328-add-accounting';
import { BoundsOfAccounting as sqlite55 } from './sqlite/20261128133735-bounds-of-accounting';
import { SampleNumbersOfSixtyDays as sqlite56 } from './sqlite/20261128164500-sample-numbers-of-sixty-days';
import { BoardMembersByUser as sqlite57 } from './sqlite/20261128165805-board-members-by-user';
import { RemovedTransactions as sqlite58 } from './sqlite/20261128172201-removed-transactions';
import { RemovedLabels as sqlite59 } from './sqlite/20261129071250-removed-labels';
import { ExternalIdentities as sqlite60 } from './sqlite/20261129141211-external-identities';
import { UserSessions as sqlite61 } from './sqlite/20261129170919-user-sessions';
import { AccountTokens as sqlite62 } from './sqlite/20261129174513-account-tokens';
import { UsersDisabled as sqlite63 } from './sqlite/20261129181342-users-disabled';
import { ApiTokens as sqlite64 } from './sqlite/20261129222552-api-tokens';
import { UsersInvited as sqlite65 } from './sqlite/20261129223131-users-invited';
import { Initial as postgresql1 } from './postgresql/20261120214207-initial';
import { Chat as postgresql2 } from './postgresql/20261121003835-chat';
import { OrderSentIds as postgresql3 } from './postgresql/20261121040145-order-sent-ids';
import { LookupIndexes as postgresql4 } from './postgresql/20261121164716-lookup-indexes';
import { NotificationKinds as postgresql5 } from './postgresql/20261122053244-notification-kinds';
import { RevokedSessions as postgresql6 } from './postgresql/20261122053629-revoked-sessions';
import { AuditLog as postgresql7 } from './postgresql/20261122053630-audit-log';
import { Records as postgresql8 } from './postgresql/20261122055800-records';
import { Contacts as postgresql9 } from './postgresql/20261122090913-contacts';
import { AddMail as postgresql10 } from './postgresql/20261122091144-add-mail';
import { AddTodos as postgresql11 } from './postgresql/20261122091416-add-todos';
import { Scrumboard as postgresql12 } from './postgresql/20261122091635-scrumboard';
import { ECommerce as postgresql13 } from './postgresql/20261122091900-e-commerce';
import { SeededLists as postgresql14 } from './postgresql/20261122091933-seeded-lists';
import { AddCalendarEvents as postgresql15 } from './postgresql/20261122092321-add-calendar-events';
import { Academy as postgresql16 } from './postgresql/20261122093125-academy';
import { DueTimes as postgresql17 } from './postgresql/20261122111231-due-times';
import { MailDraftsAndSentKeys as postgresql18 } from './postgresql/20261122111314-mail-drafts-and-sent-keys';
import { Uploads as postgresql19 } from './postgresql/20261122111639-uploads';
import { Search as postgresql20 } from './postgresql/20261122112233-search';
import { AuditOfWrites as postgresql21 } from './postgresql/20261122113513-audit-of-writes';
import { SearchAnew as postgresql22 } from './postgresql/20261122124500-search-anew';
import { NotificationsDismissedAt as postgresql23 } from './postgresql/20261122124516-notifications-dismissed-at';
import { CardBytes as postgresql24 } from './postgresql/20261122124537-card-bytes';
import { MailBounds as postgresql25 } from './postgresql/20261122125207-mail-bounds';
import { LabelPages as postgresql26 } from './postgresql/20261122141812-label-pages';
import { SearchWordsByOwner as postgresql27 } from './postgresql/20261122143100-search-words-by-owner';
import { SearchParts as postgresql28 } from './postgresql/20261122155500-search-parts';
import { SearchWordsByNumber as postgresql29 } from './postgresql/20261122174600-search-words-by-number';
import { LabelPlacesGiven as postgresql30 } from './postgresql/20261122175036-label-places-given';
import { TodoSubtasksAndRepeats as postgresql31 } from './postgresql/20261122210607-todo-subtasks-and-repeats';
import { ContactGroupsAreRecords as postgresql32 } from './postgresql/20261123002906-contact-groups-are-records';
import { MailExcerpts as postgresql33 } from './postgresql/20261123003000-mail-excerpts';
import { CalendarRepeats as postgresql34 } from './postgresql/20261123004400-calendar-repeats';
import { UserSearchKeys as postgresql35 } from './postgresql/20261123042000-user-search-keys';
import { MailPicturesOfThisServer as postgresql36 } from './postgresql/20261123051500-mail-pictures-of-this-server';
import { ContactsListsByContact as postgresql37 } from './postgresql/20261123052300-contacts-lists-by-contact';
import { MailThreads as postgresql38 } from './postgresql/20261123094000-mail-threads';
import { MailAddresses as postgresql39 } from './postgresql/20261123095500-mail-addresses';
import { ContactsListsByContactAlone as postgresql40 } from './postgresql/20261123101800-contacts-lists-by-contact-alone';
import { DraftsOfSentMails as postgresql41 } from './postgresql/20261123222000-drafts-of-sent-mails';
import { CourseStepsAreHtml as postgresql42 } from './postgresql/20261123235000-course-steps-are-html';
import { ScrumboardArchive as postgresql43 } from './postgresql/20261125231227-scrumboard-archive';
import { ProductRows as postgresql44 } from './postgresql/20261125231238-product-rows';
import { OrderComments as postgresql45 } from './postgresql/20261125231445-order-comments';
import { FilesAndFolders as postgresql46 } from './postgresql/20261125232500-files-and-folders';
import { CountUnreadMails as postgresql47 } from './postgresql/20261125234432-count-unread-mails';
import { TodoDays as postgresql48 } from './postgresql/20261126000500-todo-days';
import { SearchApostrophes as postgresql49 } from './postgresql/20261126001000-search-apostrophes';
import { ProductWriteDigests as postgresql50 } from './postgresql/20261126225500-product-write-digests';
import { UploadsHeardAt as postgresql51 } from './postgresql/20261126231200-uploads-heard-at';
import { ProfilePosts as postgresql52 } from './postgresql/20261127145452-profile-posts';
import { SearchedHelpAddresses as postgresql53 } from './postgresql/20261127151900-searched-help-addresses';
import { AddAccounting as postgresql54 } from './postgresql/20261128083328-add-accounting';
import { BoundsOfAccounting as postgresql55 } from './postgresql/20261128133735-bounds-of-accounting';
import { SampleNumbersOfSixtyDays as postgresql56 } from './postgresql/20261128164500-sample-numbers-of-sixty-days';
import { BoardMembersByUser as postgresql57 } from './postgresql/20261128165805-board-members-by-user';
import { RemovedTransactions as postgresql58 } from './postgresql/20261128172201-removed-transactions';
import { RemovedLabels as postgresql59 } from './postgresql/20261129071250-removed-labels';
import { ExternalIdentities as postgresql60 } from './postgresql/20261129141211-external-identities';
import { UserSessions as postgresql61 } from './postgresql/20261129170919-user-sessions';
import { AccountTokens as postgresql62 } from './postgresql/20261129174513-account-tokens';
import { UsersDisabled as postgresql63 } from './postgresql/20261129181342-users-disabled';
import { ApiTokens as postgresql64 } from './postgresql/20261129222552-api-tokens';
import { UsersInvited as postgresql65 } from './postgresql/20261129223131-users-invited';
import type { Schema } from '../platform/database/database.module';

/** Every migration, oldest first; written by create-migration. */
export const migrations: Schema['migrations'] = {
  sqlite: [
    { name: '20261120214207-initial', class: sqlite1 },
    { name: '20261121003835-chat', class: sqlite2 },
    { name: '20261121040145-order-sent-ids', class: sqlite3 },
    { name: '20261121164716-lookup-indexes', class: sqlite4 },
    { name: '20261122053244-notification-kinds', class: sqlite5 },
    { name: '20261122053629-revoked-sessions', class: sqlite6 },
    { name: '20261122053630-audit-log', class: sqlite7 },
    { name: '20261122055800-records', class: sqlite8 },
    { name: '20261122090913-contacts', class: sqlite9 },
    { name: '20261122091144-add-mail', class: sqlite10 },
    { name: '20261122091416-add-todos', class: sqlite11 },
    { name: '20261122091635-scrumboard', class: sqlite12 },
    { name: '20261122091900-e-commerce', class: sqlite13 },
    { name: '20261122091933-seeded-lists', class: sqlite14 },
    { name: '20261122092321-add-calendar-events', class: sqlite15 },
    { name: '20261122093125-academy', class: sqlite16 },
    { name: '20261122111231-due-times', class: sqlite17 },
    { name: '20261122111314-mail-drafts-and-sent-keys', class: sqlite18 },
    { name: '20261122111639-uploads', class: sqlite19 },
    { name: '20261122112233-search', class: sqlite20 },
    { name: '20261122113513-audit-of-writes', class: sqlite21 },
    { name: '20261122124500-search-anew', class: sqlite22 },
    { name: '20261122124516-notifications-dismissed-at', class: sqlite23 },
    { name: '20261122124537-card-bytes', class: sqlite24 },
    { name: '20261122125207-mail-bounds', class: sqlite25 },
    { name: '20261122141812-label-pages', class: sqlite26 },
    { name: '20261122143000-search-vocabulary', class: sqlite27 },
    { name: '20261122145912-label-links-once-indexed', class: sqlite28 },
    { name: '20261122174500-search-turns', class: sqlite29 },
    { name: '20261122175036-label-places-given', class: sqlite30 },
    { name: '20261122210607-todo-subtasks-and-repeats', class: sqlite31 },
    { name: '20261123002906-contact-groups-are-records', class: sqlite32 },
    { name: '20261123003000-mail-excerpts', class: sqlite33 },
    { name: '20261123004400-calendar-repeats', class: sqlite34 },
    { name: '20261123042000-user-search-keys', class: sqlite35 },
    { name: '20261123051500-mail-pictures-of-this-server', class: sqlite36 },
    { name: '20261123052300-contacts-lists-by-contact', class: sqlite37 },
    { name: '20261123094000-mail-threads', class: sqlite38 },
    { name: '20261123095500-mail-addresses', class: sqlite39 },
    { name: '20261123101800-contacts-lists-by-contact-alone', class: sqlite40 },
    { name: '20261123222000-drafts-of-sent-mails', class: sqlite41 },
    { name: '20261123235000-course-steps-are-html', class: sqlite42 },
    { name: '20261125231227-scrumboard-archive', class: sqlite43 },
    { name: '20261125231238-product-rows', class: sqlite44 },
    { name: '20261125231445-order-comments', class: sqlite45 },
    { name: '20261125232500-files-and-folders', class: sqlite46 },
    { name: '20261125234432-count-unread-mails', class: sqlite47 },
    { name: '20261126000500-todo-days', class: sqlite48 },
    { name: '20261126001000-search-apostrophes', class: sqlite49 },
    { name: '20261126225500-product-write-digests', class: sqlite50 },
    { name: '20261126231200-uploads-heard-at', class: sqlite51 },
    { name: '20261127145452-profile-posts', class: sqlite52 },
    { name: '20261127151900-searched-help-addresses', class: sqlite53 },
    { name: '20261128083328-add-accounting', class: sqlite54 },
    { name: '20261128133735-bounds-of-accounting', class: sqlite55 },
    { name: '20261128164500-sample-numbers-of-sixty-days', class: sqlite56 },
    { name: '20261128165805-board-members-by-user', class: sqlite57 },
    { name: '20261128172201-removed-transactions', class: sqlite58 },
    { name: '20261129071250-removed-labels', class: sqlite59 },
    { name: '20261129141211-external-identities', class: sqlite60 },
    { name: '20261129170919-user-sessions', class: sqlite61 },
    { name: '20261129174513-account-tokens', class: sqlite62 },
    { name: '20261129181342-users-disabled', class: sqlite63 },
    { name: '20261129222552-api-tokens', class: sqlite64 },
    { name: '20261129223131-users-invited', class: sqlite65 },
  ],
  postgresql: [
    { name: '20261120214207-initial', class: postgresql1 },
    { name: '20261121003835-chat', class: postgresql2 },
    { name: '20261121040145-order-sent-ids', class: postgresql3 },
    { name: '20261121164716-lookup-indexes', class: postgresql4 },
    { name: '20261122053244-notification-kinds', class: postgresql5 },
    { name: '20261122053629-revoked-sessions', class: postgresql6 },
    { name: '20261122053630-audit-log', class: postgresql7 },
    { name: '20261122055800-records', class: postgresql8 },
    { name: '20261122090913-contacts', class: postgresql9 },
    { name: '20261122091144-add-mail', class: postgresql10 },
    { name: '20261122091416-add-todos', class: postgresql11 },
    { name: '20261122091635-scrumboard', class: postgresql12 },
    { name: '20261122091900-e-commerce', class: postgresql13 },
    { name: '20261122091933-seeded-lists', class: postgresql14 },
    { name: '20261122092321-add-calendar-events', class: postgresql15 },
    { name: '20261122093125-academy', class: postgresql16 },
    { name: '20261122111231-due-times', class: postgresql17 },
    { name: '20261122111314-mail-drafts-and-sent-keys', class: postgresql18 },
    { name: '20261122111639-uploads', class: postgresql19 },
    { name: '20261122112233-search', class: postgresql20 },
    { name: '20261122113513-audit-of-writes', class: postgresql21 },
    { name: '20261122124500-search-anew', class: postgresql22 },
    { name: '20261122124516-notifications-dismissed-at', class: postgresql23 },
    { name: '20261122124537-card-bytes', class: postgresql24 },
    { name: '20261122125207-mail-bounds', class: postgresql25 },
    { name: '20261122141812-label-pages', class: postgresql26 },
    { name: '20261122143100-search-words-by-owner', class: postgresql27 },
    { name: '20261122155500-search-parts', class: postgresql28 },
    { name: '20261122174600-search-words-by-number', class: postgresql29 },
    { name: '20261122175036-label-places-given', class: postgresql30 },
    { name: '20261122210607-todo-subtasks-and-repeats', class: postgresql31 },
    { name: '20261123002906-contact-groups-are-records', class: postgresql32 },
    { name: '20261123003000-mail-excerpts', class: postgresql33 },
    { name: '20261123004400-calendar-repeats', class: postgresql34 },
    { name: '20261123042000-user-search-keys', class: postgresql35 },
    { name: '20261123051500-mail-pictures-of-this-server', class: postgresql36 },
    { name: '20261123052300-contacts-lists-by-contact', class: postgresql37 },
    { name: '20261123094000-mail-threads', class: postgresql38 },
    { name: '20261123095500-mail-addresses', class: postgresql39 },
    { name: '20261123101800-contacts-lists-by-contact-alone', class: postgresql40 },
    { name: '20261123222000-drafts-of-sent-mails', class: postgresql41 },
    { name: '20261123235000-course-steps-are-html', class: postgresql42 },
    { name: '20261125231227-scrumboard-archive', class: postgresql43 },
    { name: '20261125231238-product-rows', class: postgresql44 },
    { name: '20261125231445-order-comments', class: postgresql45 },
    { name: '20261125232500-files-and-folders', class: postgresql46 },
    { name: '20261125234432-count-unread-mails', class: postgresql47 },
    { name: '20261126000500-todo-days', class: postgresql48 },
    { name: '20261126001000-search-apostrophes', class: postgresql49 },
    { name: '20261126225500-product-write-digests', class: postgresql50 },
    { name: '20261126231200-uploads-heard-at', class: postgresql51 },
    { name: '20261127145452-profile-posts', class: postgresql52 },
    { name: '20261127151900-searched-help-addresses', class: postgresql53 },
    { name: '20261128083328-add-accounting', class: postgresql54 },
    { name: '20261128133735-bounds-of-accounting', class: postgresql55 },
    { name: '20261128164500-sample-numbers-of-sixty-days', class: postgresql56 },
    { name: '20261128165805-board-members-by-user', class: postgresql57 },
    { name: '20261128172201-removed-transactions', class: postgresql58 },
    { name: '20261129071250-removed-labels', class: postgresql59 },
    { name: '20261129141211-external-identities', class: postgresql60 },
    { name: '20261129170919-user-sessions', class: postgresql61 },
    { name: '20261129174513-account-tokens', class: postgresql62 },
    { name: '20261129181342-users-disabled', class: postgresql63 },
    { name: '20261129222552-api-tokens', class: postgresql64 },
    { name: '20261129223131-users-invited', class: postgresql65 },
  ],
};
