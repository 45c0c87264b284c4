import type { ChatStatus as Status } from '@ezone/shell/session/live';

/** Whether somebody can be written to. */
export type ChatStatus = Status;

/** Somebody to chat with, as the list of contacts shows them. */
export type ChatContact = {
  id: string;
  name: string;
  avatar: string | null;
  status: ChatStatus;
  mood: string;
  /** How many of their messages have not been read. */
  unread: number;
  /** When the last message was written, ISO 8601; null where there is none yet. */
  lastMessageTime: string | null;
};

/** How the chat stands with the server, as `useChatConnection()` says it. */
export type ChatConnectionView = {
  status: 'connecting' | 'online' | 'reconnecting' | 'offline' | 'refused';
  /** Whether to tell anybody: a connection that is back within two seconds was never away. */
  isWorthSaying: boolean;
  /** How many messages wait in the outbox, of all dialogs; failed ones not counted. */
  waiting: number;
};

/**
 * How far a message is: `sent` and stored; `sending`, on its way; `queued` until there is a connection; `failed`, as the
 * server has refused it, so that somebody decides whether to send it again or to remove it.
 */
export type MessageState = 'sent' | 'sending' | 'queued' | 'failed';

/** A message as it is shown. */
export type MessageItem = {
  kind: 'message';
  /** Stays the same from typing to reading: for React's keys. */
  key: string;
  /** The server's id; null until it is stored. */
  id: string | null;
  /** What `retry` and `discard` take; null for what others wrote. */
  clientMessageId: string | null;
  text: string;
  /** Milliseconds since 1970. */
  time: number;
  isMine: boolean;
  state: MessageState;
  /** The HTTP-like status the server refused it with; null unless `failed`. */
  failedWith: number | null;
  /** The first of a group: of one sender, each within five minutes of the one before it, on one day. */
  isFirstOfGroup: boolean;
  isLastOfGroup: boolean;
  /** The contact has read this one of mine. */
  isReadByContact: boolean;
};

/** One line of a dialog: a divider where a day begins, the line above what is new, or a message. */
export type DialogItem =
  | {
      kind: 'day';
      key: string;
      /** The first moment of the day in the viewer's time zone, milliseconds since 1970. */
      day: number;
    }
  | { kind: 'newMessages'; key: string }
  | MessageItem;

/** A dialog with one contact, as `useDialog()` gives it, and what can be done in it. The functions stay the same for as long as the contact does. */
export type DialogView = {
  /** `pending` until the first messages are there; `error` where they could not be had, with `reload`. */
  status: 'pending' | 'error' | 'ready';
  /** Oldest first. An item that has not changed is the same object as before. */
  items: readonly DialogItem[];
  /** The contact is typing. */
  isTyping: boolean;
  /** Messages of the contact that have not been read. */
  unread: number;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  /** Brings the next older messages. Does nothing while it is at it; what fails can be asked for again. */
  loadOlder: () => void;
  /** The last `loadOlder` failed. */
  hasOlderFailed: boolean;
  /** Asks again after an error. */
  reload: () => void;
  /**
   * Puts a message into the outbox, from where it is sent once, also after a reload.
   * @returns whether it was taken: not where it is blank or too long, nor where too many wait already. The draft is then kept.
   */
  send: (text: string) => boolean;
  /** Sends a failed message again. */
  retry: (clientMessageId: string) => void;
  /** Removes a message that is not sent. */
  discard: (clientMessageId: string) => void;
  /** Says whether the newest message is in view. While it is, and the page is seen and focused, what comes is read. */
  setAtEnd: (isAtEnd: boolean) => void;
  /** Marks all as read now, whatever is in view, as for a "jump to latest". */
  markRead: () => void;
  /** Says that somebody is typing here, or has stopped. To be called with every keystroke: it is thinned out. */
  setTyping: (isTyping: boolean) => void;
  /** What was typed here and is not sent, also on an earlier visit. */
  draft: string;
  setDraft: (text: string) => void;
};

/** The contacts of the chat, as `useChatContacts()` gives them; `useUnreadTotal()` is the sum of what is unread, a number. */
export type ChatContactsView = {
  status: 'pending' | 'error' | 'ready';
  /** Those with a dialog first, the latest on top; then the others by name. */
  contacts: readonly ChatContact[];
  reload: () => void;
};

/** The signed-in user in the chat, as `useChatUser()` gives them. */
export type ChatUserView = {
  status: 'pending' | 'error' | 'ready';
  /** Null until it is there. */
  user: { id: string; name: string; avatar: string | null; status: ChatStatus; mood: string } | null;
  /** Changes the status at once on screen; what fails is taken back and told in a toast. */
  setStatus: (status: ChatStatus) => void;
  setMood: (mood: string) => void;
  reload: () => void;
};

/** The longest message, in characters after trimming. */
export const MESSAGE_LIMIT = 4000;
/** The longest mood. */
export const MOOD_LIMIT = 200;
