import { serverEvent } from '../../platform/sockets/server-event';
import { MessageInChatDto, PresenceDto, ReadChatDto, ReadReceiptDto, TypingNoticeDto } from './chat.dto';

export const messageNew = serverEvent('message:new', {
  payload: MessageInChatDto,
  summary: 'A message was sent.',
  to: 'every socket of both participants, but the one that sent it',
});

export const messageRead = serverEvent('message:read', {
  payload: ReadReceiptDto,
  summary: 'A contact has read a chat further.',
  to: 'the other participant',
});

export const chatRead = serverEvent('chat:read', {
  payload: ReadChatDto,
  summary: 'The user has read a chat further, in another window or on another device.',
  to: 'the reader’s own other sockets',
});

export const typingNotice = serverEvent('typing', {
  payload: TypingNoticeDto,
  summary: 'A contact types, or types no more.',
  to: 'the other participant',
});

export const presence = serverEvent('presence', {
  payload: PresenceDto,
  summary:
    'A user is seen differently: it came, left, or chose another status. Left is who had no socket for 5 seconds.',
  to: 'everyone connected',
});

/** All events that chat sends. */
export const chatEvents = [messageNew, messageRead, chatRead, typingNotice, presence];
