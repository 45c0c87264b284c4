export type {
  ChatListEntry,
  ChatMessage,
  ChatStatus,
  ChatUser,
  ClientEvents,
  MessageInChat,
  ServerEvents,
} from './contract';
export { LiveError } from './LiveError';
export type { LiveCallOptions, LiveSocket, LiveStatus } from './LiveSocket';
