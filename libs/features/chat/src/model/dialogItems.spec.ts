import type { ChatMessage } from '@ezone/shell/session/live';
import { dialogItems } from './dialogItems';
import type { OutboxEntry } from './outbox';

const stored = (id: string, who: string, clientMessageId: string | null = null): ChatMessage => ({
  id,
  who,
  message: `Message ${id}`,
  time: '2026-03-01T09:00:00.000Z',
  clientMessageId,
});
const written = (clientMessageId: string, failedWith: number | null = null): OutboxEntry => ({
  clientMessageId,
  contactId: 'grace',
  text: `Text of ${clientMessageId}`,
  time: Date.parse('2026-03-01T09:01:00.000Z'),
  failedWith,
});

const inShort = (changes: Partial<Parameters<typeof dialogItems>[0]>) =>
  dialogItems({
    userId: 'ada',
    messages: [],
    outbox: [],
    isOnline: true,
    readMessageId: null,
    newSinceId: null,
    ...changes,
  }).flatMap((item) => {
    if (item.kind === 'newMessages') return '---';
    if (item.kind === 'day') return [];
    return `${item.key} ${item.isMine ? 'mine' : 'theirs'} ${item.state}${item.isReadByContact ? ' read' : ''}`;
  });

it('shows below what is stored what is still to be sent, by what becomes of it', () => {
  const dialog = { messages: [stored('7', 'grace')], outbox: [written('m1'), written('m2', 404)] };
  expect(inShort(dialog)).toEqual(['7 theirs sent', 'm1 mine sending', 'm2 mine failed']);
  expect(inShort({ ...dialog, isOnline: false })).toEqual(['7 theirs sent', 'm1 mine queued', 'm2 mine failed']);
});

it('shows a message once, under the key it was written with, while it is both stored and in the outbox', () => {
  expect(inShort({ messages: [stored('7', 'ada', 'm1')], outbox: [written('m1')] })).toEqual(['m1 mine sent']);
});

it('does not take the clientMessageId of somebody else for its own', () => {
  const dialog = { messages: [stored('7', 'grace', 'm1')], outbox: [written('m1')] };
  expect(inShort(dialog)).toEqual(['7 theirs sent', 'm1 mine sending']);
});

it('marks as read what is mine, up to where the contact has read, by numbers and not by letters', () => {
  const messages = [stored('8', 'ada'), stored('9', 'grace'), stored('10', 'ada'), stored('11', 'ada')];
  expect(inShort({ messages, readMessageId: '10' })).toEqual([
    '8 mine sent read',
    '9 theirs sent',
    '10 mine sent read',
    '11 mine sent',
  ]);
});

it('puts the line above a message by its id, whatever its key', () => {
  const messages = [stored('8', 'ada'), stored('9', 'ada', 'm1')];
  expect(inShort({ messages, newSinceId: '9' })).toEqual(['8 mine sent', '---', 'm1 mine sent']);
});
