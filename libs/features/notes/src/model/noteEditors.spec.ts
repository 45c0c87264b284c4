/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { setImmediate } from 'node:timers/promises';
import { NotReached } from '../machines/noteEditorMachine';
import type { Note, NoteContent } from './note';
import { contentOf } from './note';
import { createNoteDrafts } from './noteDrafts';
import { createNoteEditors } from './noteEditors';
import { noteOf } from '../testing/notes';

const note = noteOf({ id: 'n1', title: 'Trip' });

type Save = (change: { base: Note; content: NoteContent }) => Promise<Note>;

const start = (saveNote: Save) => {
  const drafts = createNoteDrafts('ada', localStorage);
  const save = jest.fn(saveNote);
  return { drafts, save, editors: createNoteEditors({ drafts, saveNote: save }) };
};
const succeeds: Save = ({ base, content }) => Promise.resolve({ ...base, ...content });
const fails: Save = () => Promise.reject(new Error('500'));

beforeEach(() => {
  localStorage.clear();
});

it('shows a change until the server has it, and keeps it in the browser meanwhile', async () => {
  const { editors, drafts } = start(succeeds);
  const stop = editors.run(() => undefined);
  editors.change(note, { archive: true });
  expect(editors.getUnsaved().get('n1')).toMatchObject({ content: { archive: true }, isTroubled: false });
  expect(drafts.readEdit('n1')?.content.archive).toBe(true);
  await setImmediate();
  expect(editors.getUnsaved().size).toBe(0);
  expect(drafts.readEdit('n1')).toBeNull();
  expect(editors.find('n1')).toBeUndefined();
  stop();
});

it('tells of a failure once, but not while the note is open', async () => {
  const { editors } = start(fails);
  const troubles: string[] = [];
  const stop = editors.run((editor) => troubles.push(editor.getSnapshot().context.base.id));
  editors.open(note);
  editors.change(note, { title: 'Trip!' });
  await setImmediate();
  expect(troubles).toEqual([]);
  editors.close('n1');
  await setImmediate();
  expect(troubles).toEqual(['n1']);
  expect(editors.getUnsaved().get('n1')).toMatchObject({ content: { title: 'Trip!' }, isTroubled: true });
  stop();
});

it('sends what is unsaved when the page is left, and nothing after that', async () => {
  const { editors, drafts, save } = start(fails);
  const stop = editors.run(() => undefined);
  editors.open(note);
  editors.find('n1')?.send({ type: 'content.changed', changes: { title: 'Half a thought' } });
  stop();
  await setImmediate();
  expect(save).toHaveBeenCalledTimes(1);
  editors.reconnect();
  await setImmediate();
  expect(save).toHaveBeenCalledTimes(1);
  expect(drafts.readEdit('n1')?.content.title).toBe('Half a thought');
});

it('does not go on looking for the server once the page is left', async () => {
  const { editors, drafts, save } = start(() => Promise.reject(new NotReached()));
  const stop = editors.run(() => undefined);
  editors.change(note, { title: 'Offline' });
  await setImmediate();
  stop();
  editors.reconnect();
  expect(save).toHaveBeenCalledTimes(1);
  expect(drafts.readEdit('n1')?.content.title).toBe('Offline');
});

it('takes up the draft of an earlier visit', async () => {
  const { editors, drafts } = start(succeeds);
  drafts.keepEdit('n1', { base: note, content: { ...contentOf(note), title: 'From yesterday' } });
  const stop = editors.run(() => undefined);
  expect(editors.sync([note])).toEqual([]);
  expect(editors.getUnsaved().get('n1')?.content.title).toBe('From yesterday');
  stop();
  await setImmediate();
  expect(drafts.readEdit('n1')).toBeNull();
});

it('leaves alone what another window is writing', () => {
  const { editors, drafts } = start(succeeds);
  const stop = editors.run(() => undefined);
  editors.sync([note]);
  drafts.keepEdit('n1', { base: note, content: { ...contentOf(note), title: 'Half a thou' } });
  editors.sync([{ ...note, archive: true }]);
  expect(editors.getUnsaved().size).toBe(0);
  expect(editors.sync([])).toEqual([]);
  expect(drafts.readEdit('n1')?.content.title).toBe('Half a thou');
  stop();
});

it('keeps the draft of another window while its own editor only follows', () => {
  const { editors, drafts } = start(succeeds);
  const stop = editors.run(() => undefined);
  editors.open(note);
  drafts.keepEdit('n1', { base: note, content: { ...contentOf(note), title: 'Half a thou' } });
  editors.sync([{ ...note, archive: true }]);
  expect(editors.find('n1')?.getSnapshot().context.content.archive).toBe(true);
  expect(drafts.readEdit('n1')?.content.title).toBe('Half a thou');
  stop();
});

it('hands back what was written in a note that does not exist any more', () => {
  const { editors, drafts } = start(succeeds);
  const content = { ...contentOf(note), title: 'Still mine' };
  drafts.keepEdit('n1', { base: note, content });
  expect(editors.sync([])).toEqual([content]);
  expect(drafts.edits().size).toBe(0);
});
