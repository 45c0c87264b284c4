export type { ChatContact, ChatStatus } from './model/types';
