/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { setImmediate } from 'node:timers/promises';
import { NotReached, RETRY_DELAY } from '../machines/noteEditorMachine';
import { noteOf } from '../testing/notes';
import { emptyContent } from './note';
import { createNoteDrafts } from './noteDrafts';
import type { PendingNote } from './noteDrafts';
import { createNoteOutbox } from './noteOutbox';

const content = { ...emptyContent, title: 'Call the plumber' };

beforeEach(() => {
  localStorage.clear();
});

it('shows a new note at once, and lets it go when the list has it', async () => {
  const drafts = createNoteDrafts('ada', localStorage);
  const note = noteOf({ id: 'n1', ...content });
  const outbox = createNoteOutbox({ drafts, createNote: () => Promise.resolve(note) });
  outbox.add(content);
  expect(outbox.getNotes()).toMatchObject([{ content, state: 'sending' }]);
  await setImmediate();
  expect(outbox.getNotes()).toMatchObject([{ state: 'created', note }]);
  expect(drafts.pending()).toEqual([]);
  outbox.sync([note]);
  expect(outbox.getNotes()).toEqual([]);
});

it('sends the same key again, also on the next visit', async () => {
  const drafts = createNoteDrafts('ada', localStorage);
  const keys: string[] = [];
  const troubles: string[] = [];
  const createNote = ({ key }: PendingNote) => {
    keys.push(key);
    return Promise.reject(new Error('The answer was lost'));
  };
  const outbox = createNoteOutbox({ drafts, createNote });
  const stop = outbox.run(({ key }) => troubles.push(key));
  outbox.add(content);
  await setImmediate();
  expect(outbox.getNotes()).toMatchObject([{ state: 'failed' }]);
  outbox.retryAll();
  await setImmediate();
  stop();

  const stopAgain = createNoteOutbox({ drafts: createNoteDrafts('ada', localStorage), createNote }).run(
    () => undefined,
  );
  await setImmediate();
  stopAgain();
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  expect(troubles).toEqual(keys.slice(0, 2));
});

it('forgets what is discarded', async () => {
  const drafts = createNoteDrafts('ada', localStorage);
  const outbox = createNoteOutbox({ drafts, createNote: () => Promise.reject(new Error('500')) });
  outbox.add(content);
  await setImmediate();
  outbox.discard(outbox.getNotes()[0]?.key ?? '');
  expect(outbox.getNotes()).toEqual([]);
  expect(drafts.pending()).toEqual([]);
});

it('looks for a server that was not reached now and then by itself, until the page is left', async () => {
  jest.useFakeTimers();
  const createNote = jest.fn(() => Promise.reject(new NotReached()));
  const outbox = createNoteOutbox({ drafts: createNoteDrafts('ada', localStorage), createNote });
  const stop = outbox.run(() => undefined);
  outbox.add(content);
  await jest.advanceTimersByTimeAsync(RETRY_DELAY);
  expect(createNote).toHaveBeenCalledTimes(2);
  stop();
  await jest.advanceTimersByTimeAsync(RETRY_DELAY);
  expect(createNote).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
