export type {
  ChatListEntry,
  ChatMessage,
  ChatStatus,
  ChatUser,
  ClientEvents,
  MessageInChat,
  ServerEvents,
} from './LiveSocket';
export { LiveError } from './LiveError';
export type { LiveCallOptions, LiveSocket, LiveStatus } from './LiveSocket';
export { LiveContext, LiveProvider, useLive, useLiveEvent } from './LiveProvider';
export type { LiveProviderProps } from './LiveProvider';
export { useFetchAhead } from './useFetchAhead';
export { useIsSettled } from './useIsSettled';
export { useRecordsChanged } from './useRecordsChanged';
