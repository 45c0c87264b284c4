import type { ChatStatus } from '@ezone/shell/session/live';

/** Somebody in a story or a spec. */
export type Person = { id: string; name: string; mood: string; status: ChatStatus };

/** Who is in the chat of stories and specs. */
export const samplePeople: readonly Person[] = [
  { id: 'ada', name: 'Ada Lovelace', mood: 'Counting', status: 'online' },
  { id: 'grace', name: 'Grace Hopper', mood: 'It is easier to ask forgiveness', status: 'online' },
  { id: 'alan', name: 'Alan Turing', mood: '', status: 'away' },
  { id: 'leila', name: 'ليلى حداد', mood: 'في اجتماع', status: 'do-not-disturb' },
];
