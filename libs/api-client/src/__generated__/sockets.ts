// Written by tools/scripts/client.ts from asyncapi.json. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        BoardChangedDto: {
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
            /**
             * @description The user who did it.
             * @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            by: string;
            change: components["schemas"]["BoardChangeDto"];
        };
        BoardChangeDto: {
            /**
             * @description The card or the list, where it is about one.
             * @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            id?: string;
            /**
             * @description The call that changed it; `restore` is out of the trash, `purge` is for good what is in it.
             * @example card/update
             * @enum {string}
             */
            type: "board/rename" | "board/settings/update" | "board/labels/update" | "board/delete" | "board/restore" | "board/purge" | "card/new" | "card/update" | "card/archive" | "card/remove" | "card/restore" | "card/purge" | "card/order" | "list/new" | "list/rename" | "list/archive" | "list/remove" | "list/restore" | "list/purge" | "list/order";
        };
        BoardIdDto: {
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
        };
        BoardWatcherDto: {
            /**
             * @description The user’s uuid.
             * @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            id: string;
            /** @example Layla Nasser */
            name: string;
        };
        BoardWatchersDto: {
            /**
             * @description The board.
             * @example f8d7607a-da33-8a81-9b4a-e7e17cd556e5
             */
            boardId: string;
            /** @description In the order of their names. */
            users: components["schemas"]["BoardWatcherDto"][];
        };
        ChangedListsDto: {
            /** @description The lists to read again. */
            changed: string[];
        };
        ChatDto: {
            /** @description Oldest first. */
            dialog: components["schemas"]["ChatMessageDto"][];
            /** @example 0834822f-1fe6-8e50-9fdf-715a481969e5 */
            id: string;
        };
        ChatListEntryDto: {
            /** @example 0834822f-1fe6-8e50-9fdf-715a481969e5 */
            chatId: string;
            /** @example 82ab1772-9d1b-824e-ab60-bb2972121aaf */
            contactId: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            lastMessageTime: string | null;
            /**
             * @description Up to which message the contact has read.
             * @example 2
             */
            readMessageId: string | null;
            /**
             * @description How many messages the caller has not read.
             * @example 2
             */
            unread: number;
        };
        ChatMessageDto: {
            /**
             * @description Made up by the sender, of letters, digits, - and _; sent again under it, a message is stored once.
             * @example b3f1c2d4-7a65-4e90-8f11-2c3d4e5f6a7b
             */
            clientMessageId: string | null;
            /** @example 2 */
            id: string;
            /** @example Shall we go through the plan at ten? */
            message: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            time: string;
            /**
             * @description The uuid of the sender.
             * @example 82ab1772-9d1b-824e-ab60-bb2972121aaf
             */
            who: string;
        };
        ChatUserDto: {
            /** @example null */
            avatar: string | null;
            /** @description All chats, the latest message first. */
            chatList: components["schemas"]["ChatListEntryDto"][];
            /** @example 82ab1772-9d1b-824e-ab60-bb2972121aaf */
            id: string;
            /** @example Back after lunch */
            mood: string;
            /** @example Abbott Keitch */
            name: string;
            /**
             * @description The status last chosen; others see offline while the user has no connection.
             * @example online
             * @enum {string}
             */
            status: "online" | "do-not-disturb" | "away" | "offline";
        };
        /** @description How an event is acknowledged that failed: the status and words that a call would be answered with. */
        Failure: {
            error: {
                /** @description Every bad field, on a 400; on a 429 one with the field `retryAfter`, whose message is the seconds to wait. */
                details?: {
                    field: string;
                    message: string;
                }[];
                /** @example There is no such contact */
                message: string;
                /** @example 404 */
                statusCode: number;
            };
            /** @constant */
            ok: false;
        };
        ListTagDto: {
            /**
             * @description The tail of the address that answers the list.
             * @example notes-app/notes
             */
            list: string;
            /**
             * @description The `ETag` of the answer that is there.
             * @example W/"1.0.0-5b021b62-Zk3v"
             */
            tag: string;
        };
        ListTagsDto: {
            lists: components["schemas"]["ListTagDto"][];
        };
        MailAttachmentDto: {
            /** @example hills.svg */
            fileName: string;
            /**
             * @description The path of a picture, or empty.
             * @example /demo/notes/hills.svg
             */
            preview: string;
            /**
             * @description In bytes.
             * @example 4200
             */
            size: number;
            /** @example image */
            type: string;
            /**
             * @description A path of this server, or empty.
             * @example /demo/notes/hills.svg
             */
            url: string;
        };
        MailDto: {
            attachments: components["schemas"]["MailAttachmentDto"][];
            /**
             * @description Whether it is still being written, also where it is in the trash.
             * @example false
             */
            draft: boolean;
            /**
             * @description The first words of the message.
             * @example It went out on Friday.
             */
            excerpt: string;
            /**
             * @description The id of its folder.
             * @example 0
             */
            folder: number;
            from: components["schemas"]["MailSenderDto"];
            /** @example false */
            hasAttachments: boolean;
            /** @example e1615bf6-8060-8bac-ba11-fe426fa12599 */
            id: string;
            /** @example false */
            important: boolean;
            /**
             * @description Ids of labels.
             * @example [
             *       2
             *     ]
             */
            labels: number[];
            /**
             * @description HTML of at most 10000 tags. What could run or send anything is taken out before it is stored; images of other servers stay, and load where the reader asks for them.
             * @example <p>It went out on <b>Friday</b>.</p>
             */
            message: string;
            /** @example false */
            read: boolean;
            /** @example true */
            starred: boolean;
            /** @example The March invoice */
            subject: string;
            /**
             * @description What it has in common with the mails that it answers or forwards, and with those that answer it, for all who have them.
             * @example e1615bf6-8060-8bac-ba11-fe426fa12599
             */
            thread: string;
            /**
             * Format: date-time
             * @description When it was sent, or the draft was saved.
             * @example 2026-03-01T09:00:00.000Z
             */
            time: string;
            to: components["schemas"]["MailRecipientDto"][];
        };
        MailRecipientDto: {
            /**
             * @description An e-mail address; in a draft whatever was typed.
             * @example admin@ezone.example
             */
            email: string;
            /**
             * @description The name of the user, or the address.
             * @example Abbott Keitch
             */
            name: string;
        };
        MailSenderDto: {
            /** @example null */
            avatar: string | null;
            /**
             * Format: email
             * @example hugo-martin@contacts.ezone.example
             */
            email: string;
            /** @example Hugo Martin */
            name: string;
        };
        MessageInChatDto: {
            /** @example 0834822f-1fe6-8e50-9fdf-715a481969e5 */
            chatId: string;
            message: components["schemas"]["ChatMessageDto"];
        };
        MessageReadDto: {
            /** @example 0834822f-1fe6-8e50-9fdf-715a481969e5 */
            chatId: string;
            /**
             * @description The last message that was read.
             * @example 2
             */
            messageId: string;
        };
        MessagesSinceDto: {
            /**
             * @description The most to answer; the oldest come first. 1000 without it.
             * @example 200
             */
            limit?: number;
            /**
             * @description The last message that was seen, of any chat; null for none.
             * @example 2
             */
            messageId: string | null;
        };
        NotificationDto: {
            /** @example false */
            dismissed: boolean;
            /** @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10 */
            id: string;
            /**
             * @description What it tells of, for whoever says it in another language. A later release may know more kinds: show the `message` of those.
             *
             *     - `mail`: New mail from {name}: {subject}
             *     - `card-member`: {displayName} added you to the card “{card}” on the board “{board}”.
             *     - `card-due`: The card “{card}” on the board “{board}” is due.
             *     - `event-start`: The event “{event}” has begun.
             *     - `note-reminder`: Reminder: {note}
             *     - `todo-due`: The todo “{todo}” is due.
             *     - `text`: {text}
             *     - `welcome`: Welcome to Ezone, {displayName}!
             * @example welcome
             * @enum {string}
             */
            kind: "mail" | "card-member" | "card-due" | "event-start" | "note-reminder" | "todo-due" | "text" | "welcome";
            /**
             * @description The page of the web app that it leads to.
             * @example /apps/notes
             */
            link: string | null;
            /**
             * @description What is told, in English.
             * @example Welcome to Ezone, Ada!
             */
            message: string;
            options: components["schemas"]["NotificationOptionsDto"];
            /**
             * @description What stands in braces in the sentence of its kind.
             * @example {
             *       "displayName": "Ada"
             *     }
             */
            params: {
                [key: string]: string;
            };
            /**
             * Format: date-time
             * @example 2026-03-01T09:00:00.000Z
             */
            time: string;
        };
        NotificationOptionsDto: {
            /**
             * @example info
             * @enum {string}
             */
            variant: "success" | "error" | "warning" | "info";
        };
        OpenChatDto: {
            /**
             * @description Only messages before this one.
             * @example 2
             */
            before?: string;
            /**
             * @description The user to talk to.
             * @example 82ab1772-9d1b-824e-ab60-bb2972121aaf
             */
            contactId: string;
            /**
             * @description The most messages to answer: the newest. 500 without it.
             * @example 50
             */
            limit?: number;
        };
        OpenedChatDto: {
            chat: components["schemas"]["ChatDto"];
            userChatList: components["schemas"]["ChatListEntryDto"][];
        };
        PresenceDto: {
            /** @example 82ab1772-9d1b-824e-ab60-bb2972121aaf */
            contactId: string;
            /**
             * @example online
             * @enum {string}
             */
            status: "online" | "do-not-disturb" | "away" | "offline";
        };
        ReadChatDto: {
            /** @example 0834822f-1fe6-8e50-9fdf-715a481969e5 */
            chatId: string;
            /** @example 0 */
            unread: number;
        };
        ReadReceiptDto: {
            /** @example 0834822f-1fe6-8e50-9fdf-715a481969e5 */
            chatId: string;
            /**
             * @description Who has read.
             * @example 82ab1772-9d1b-824e-ab60-bb2972121aaf
             */
            contactId: string;
            /**
             * @description The last message that was read.
             * @example 2
             */
            messageId: string;
        };
        RecordsChangedDto: {
            /**
             * @description The user who did it; null where the server did it by itself.
             * @example 5b021b62-3f53-4a3e-9f22-3f1f2f7d8f10
             */
            by: string | null;
            /** @description The entries; none where there are more than 100: then the whole list. */
            ids: string[];
            /**
             * @description The tail of the address that answers the list.
             * @example notes-app/notes
             */
            list: string;
        };
        SendMessageDto: {
            /**
             * @description Made up by the sender, of letters, digits, - and _; sent again under it, a message is stored once.
             * @example b3f1c2d4-7a65-4e90-8f11-2c3d4e5f6a7b
             */
            clientMessageId: string;
            /**
             * @description The user it is for.
             * @example 82ab1772-9d1b-824e-ab60-bb2972121aaf
             */
            contactId: string;
            /** @example Shall we go through the plan at ten? */
            messageText: string;
        };
        SentMessageDto: {
            message: components["schemas"]["ChatMessageDto"];
            userChatList: components["schemas"]["ChatListEntryDto"][];
        };
        SetStatusDto: {
            /**
             * @example online
             * @enum {string}
             */
            status: "online" | "do-not-disturb" | "away" | "offline";
        };
        TypingDto: {
            /** @example 0834822f-1fe6-8e50-9fdf-715a481969e5 */
            chatId: string;
            /** @example true */
            typing: boolean;
        };
        TypingNoticeDto: {
            /** @example 0834822f-1fe6-8e50-9fdf-715a481969e5 */
            chatId: string;
            /**
             * @description Who types.
             * @example 82ab1772-9d1b-824e-ab60-bb2972121aaf
             */
            contactId: string;
            /** @example true */
            typing: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

type Schemas = components['schemas'];

/** What a client sends, and the data of the acknowledgement. */
export type ClientEvents = {
  /** The newest messages of the chat with a contact, oldest first. */
  'chat:open': { payload: Schemas['OpenChatDto']; data: Schemas['OpenedChatDto'] };
  /** Send a message. */
  'message:send': { payload: Schemas['SendMessageDto']; data: Schemas['SentMessageDto'] };
  /** Say how far a chat is read. */
  'message:read': { payload: Schemas['MessageReadDto']; data: Schemas['ReadChatDto'] };
  /** Say that one types, or types no more. */
  'typing': { payload: Schemas['TypingDto']; data: Record<string, never> };
  /** Choose the status to be seen with. */
  'status:set': { payload: Schemas['SetStatusDto']; data: Schemas['ChatUserDto'] };
  /** Messages after the last one seen, of all chats, own ones too, oldest first. */
  'messages:since': { payload: Schemas['MessagesSinceDto']; data: Schemas['MessageInChatDto'][] };
  /** Hear of the changes of a board, and of who watches it. */
  'board:watch': { payload: Schemas['BoardIdDto']; data: Record<string, never> };
  /** Hear of a board no more. */
  'board:unwatch': { payload: Schemas['BoardIdDto']; data: Record<string, never> };
  /** Which of these lists are no longer as they were answered. */
  'lists:check': { payload: Schemas['ListTagsDto']; data: Schemas['ChangedListsDto'] };
};

/** What the server sends by itself. */
export type ServerEvents = {
  /** A message was sent. */
  'message:new': Schemas['MessageInChatDto'];
  /** A contact has read a chat further. */
  'message:read': Schemas['ReadReceiptDto'];
  /** The user has read a chat further, in another window or on another device. */
  'chat:read': Schemas['ReadChatDto'];
  /** A contact types, or types no more. */
  'typing': Schemas['TypingNoticeDto'];
  /** A user is seen differently: it came, left, or chose another status. Left is who had no socket for 5 seconds. */
  'presence': Schemas['PresenceDto'];
  /** A mail has come in. */
  'mail:new': Schemas['MailDto'];
  /** There is a notification. */
  'notification:new': Schemas['NotificationDto'];
  /** Something on a board was changed. */
  'board:changed': Schemas['BoardChangedDto'];
  /** Who watches a board now: each user once, by name. */
  'board:watchers': Schemas['BoardWatchersDto'];
  /** Entries of a list were added, changed or removed. */
  'records:changed': Schemas['RecordsChangedDto'];
};
