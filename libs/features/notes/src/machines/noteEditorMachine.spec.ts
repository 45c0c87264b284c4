import { walk } from '@ezone/statechart/testing';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { Note, NoteContent } from '../model/note';
import { contentOf, emptyContent, sameContent } from '../model/note';
import { AUTOSAVE_DELAY, NoteClash, noteEditorMachine, NoteGone, NotReached, RETRY_DELAY } from './noteEditorMachine';

const note: Note = { ...emptyContent, id: 'n1', title: 'Trip', time: '2026-03-01T08:00:00.000Z' };

type Save = (content: NoteContent) => Promise<Note>;

/** An editor whose saves end as the script says, one after the other; after the last they succeed. */
const start = (script: Save[] = [], draft?: { base: Note; content: NoteContent }) => {
  const sent: NoteContent[] = [];
  const clock = new SimulatedClock();
  const saveNote = fromPromise<{ sent: NoteContent; note: Note }, { base: Note; content: NoteContent }>(
    async ({ input: { base, content } }) => {
      sent.push(content);
      const save = script.shift() ?? ((saved: NoteContent) => Promise.resolve({ ...base, ...saved }));
      return { sent: content, note: await save(content) };
    },
  );
  const machine = noteEditorMachine.provide({ actors: { saveNote } });
  const editor = createActor(machine, { input: { note, draft }, clock }).start();
  const type = (title: string) => {
    editor.send({ type: 'content.changed', changes: { title } });
  };
  const reaches = (state: 'saved' | 'failed' | 'offline' | 'clashing' | 'gone') =>
    waitFor(editor, (snapshot) => snapshot.matches(state));
  return { editor, clock, sent, type, reaches };
};

const fails = (error: Error) => () => Promise.reject(error);

it('saves by itself once nothing has been typed for a while', async () => {
  const { editor, clock, sent, type, reaches } = start();
  type('Trip to');
  clock.increment(AUTOSAVE_DELAY - 1);
  type('Trip to the hills');
  clock.increment(AUTOSAVE_DELAY - 1);
  expect(editor.getSnapshot().matches('editing')).toBe(true);
  clock.increment(1);
  expect((await reaches('saved')).context.base.title).toBe('Trip to the hills');
  expect(sent.map(({ title }) => title)).toEqual(['Trip to the hills']);
});

it('has nothing to save after a change was taken back, or where only white space was typed', () => {
  const { editor, sent, type } = start();
  type('Trap');
  type('Trip');
  expect(editor.getSnapshot().matches('saved')).toBe(true);
  type('Trip ');
  expect(editor.getSnapshot().matches('saved')).toBe(true);
  expect(editor.getSnapshot().context.content.title).toBe('Trip ');
  expect(sent).toEqual([]);
});

it('saves again what was typed while a save was under way', async () => {
  const { editor, sent, type, reaches } = start();
  type('One');
  editor.send({ type: 'save.requested' });
  type('One and two');
  await waitFor(editor, (snapshot) => snapshot.matches('editing'));
  expect(editor.getSnapshot().context).toMatchObject({ base: { title: 'One' }, content: { title: 'One and two' } });
  editor.send({ type: 'save.requested' });
  await reaches('saved');
  expect(sent.map(({ title }) => title)).toEqual(['One', 'One and two']);
});

it('takes over what a save has merged in, but not where more was typed', async () => {
  const merged: Save = (content) => Promise.resolve({ ...note, ...content, archive: true, description: 'Theirs' });
  const { editor, type, reaches } = start([merged]);
  type('Mine');
  editor.send({ type: 'save.requested' });
  const saved = await reaches('saved');
  expect(saved.context.content).toMatchObject({ title: 'Mine', archive: true, description: 'Theirs' });
});

it('keeps the text when saving fails, and can try again', async () => {
  const { editor, type, reaches } = start([fails(new Error('500'))]);
  type('Mine');
  editor.send({ type: 'save.requested' });
  const failed = await reaches('failed');
  expect(failed.context.content.title).toBe('Mine');
  expect(failed.hasTag('unsaved')).toBe(true);
  editor.send({ type: 'save.requested' });
  expect((await reaches('saved')).context.base.title).toBe('Mine');
});

it('goes on by itself after a failure when more is typed', async () => {
  const { editor, clock, type, reaches } = start([fails(new Error('500'))]);
  type('Mine');
  editor.send({ type: 'save.requested' });
  await reaches('failed');
  type('Mine too');
  clock.increment(AUTOSAVE_DELAY);
  expect((await reaches('saved')).context.base.title).toBe('Mine too');
});

it('saves what was typed offline when the connection is back', async () => {
  const { editor, type, reaches } = start([fails(new NotReached())]);
  type('Mine');
  editor.send({ type: 'save.requested' });
  await reaches('offline');
  type('Mine, offline');
  editor.send({ type: 'connection.returned' });
  expect((await reaches('saved')).context.base.title).toBe('Mine, offline');
});

it('looks for the server now and then by itself', async () => {
  const { editor, clock, type, reaches } = start([fails(new NotReached())]);
  type('Mine');
  editor.send({ type: 'save.requested' });
  await reaches('offline');
  clock.increment(RETRY_DELAY);
  await reaches('saved');
});

describe('where the same was changed elsewhere', () => {
  const theirs: Note = { ...note, title: 'Theirs', description: 'Their text' };
  const clash = async () => {
    const started = start([fails(new NoteClash(theirs))]);
    started.type('Mine');
    started.editor.send({ type: 'save.requested' });
    expect((await started.reaches('clashing')).context).toMatchObject({ theirs, content: { title: 'Mine' } });
    return started;
  };

  it('keeps mine when told to', async () => {
    const { editor, sent, reaches } = await clash();
    editor.send({ type: 'clash.resolved', keep: 'mine' });
    await reaches('saved');
    expect(sent.at(-1)?.title).toBe('Mine');
  });

  it('takes theirs when told to, with nothing left to save', async () => {
    const { editor, sent } = await clash();
    editor.send({ type: 'clash.resolved', keep: 'theirs' });
    expect(editor.getSnapshot().matches('saved')).toBe(true);
    expect(editor.getSnapshot().context.content).toEqual(contentOf(theirs));
    expect(sent).toHaveLength(1);
  });

  it('keeps both when told to', async () => {
    const { editor, reaches } = await clash();
    editor.send({ type: 'clash.resolved', keep: 'both' });
    const { base } = (await reaches('saved')).context;
    expect(base.title).toBe('Mine');
    expect(base.description).toContain('Theirs');
    expect(base.description).toContain('Their text');
  });
});

it('keeps the text of a note that was removed elsewhere until it is let go', async () => {
  const { editor, type, reaches } = start([fails(new NoteGone())]);
  type('Mine');
  editor.send({ type: 'save.requested' });
  expect((await reaches('gone')).context.content.title).toBe('Mine');
  editor.send({ type: 'changes.discarded' });
  expect(editor.getSnapshot().matches('saved')).toBe(true);
});

it('starts with the draft of an earlier visit, and saves it', async () => {
  const { clock, reaches, editor } = start([], { base: note, content: { ...contentOf(note), title: 'Draft' } });
  expect(editor.getSnapshot().context.content.title).toBe('Draft');
  clock.increment(AUTOSAVE_DELAY);
  expect((await reaches('saved')).context.base.title).toBe('Draft');
});

describe('a change made elsewhere', () => {
  it('is followed where nothing is unsaved here', () => {
    const { editor } = start();
    editor.send({ type: 'note.changedElsewhere', note: { ...note, title: 'Theirs' } });
    expect(editor.getSnapshot().context.content.title).toBe('Theirs');
    expect(editor.getSnapshot().matches('saved')).toBe(true);
  });

  it('is followed in what is not touched here, while what is stays as it was typed', async () => {
    const { editor, clock, sent, type, reaches } = start();
    type('Mine');
    editor.send({ type: 'note.changedElsewhere', note: { ...note, description: 'Theirs', archive: true } });
    expect(editor.getSnapshot().context.content).toMatchObject({ title: 'Mine', description: 'Theirs', archive: true });
    clock.increment(AUTOSAVE_DELAY);
    await reaches('saved');
    expect(sent).toMatchObject([{ title: 'Mine', description: 'Theirs', archive: true }]);
  });

  it('of the same text leaves the base that it was typed on, so that saving finds the clash', () => {
    const theirs = { ...note, title: 'Theirs', description: 'Theirs too' };
    const { editor, type } = start();
    type('Mine');
    editor.send({ type: 'note.changedElsewhere', note: theirs });
    const { base, content } = editor.getSnapshot().context;
    expect(content).toMatchObject({ title: 'Mine', description: 'Theirs too' });
    expect(base).toMatchObject({ title: 'Trip', description: 'Theirs too' });
  });

  it('to what was typed here leaves nothing to save', () => {
    const { editor, type } = start();
    type('The same');
    editor.send({ type: 'note.changedElsewhere', note: { ...note, title: 'The same' } });
    expect(editor.getSnapshot().matches('saved')).toBe(true);
  });

  it('is the newest to decide about while it clashes', async () => {
    const { editor, sent, type, reaches } = start([fails(new NoteClash({ ...note, title: 'Theirs' }))]);
    type('Mine');
    editor.send({ type: 'save.requested' });
    await reaches('clashing');
    const newest = { ...note, title: 'Theirs, again', description: 'And a text' };
    editor.send({ type: 'note.changedElsewhere', note: newest });
    expect(editor.getSnapshot().context.theirs).toEqual(newest);
    editor.send({ type: 'clash.resolved', keep: 'mine' });
    await reaches('saved');
    expect(sent.at(-1)).toMatchObject({ title: 'Mine', description: 'And a text' });
  });
});

it('is walked on all its paths: it reaches every state and transition, and says unsaved wherever the server has less', () => {
  const theirs: Note = { ...note, title: 'Theirs' };
  const mine: Note = { ...note, title: 'Mine' };
  const unreached = walk(noteEditorMachine, {
    inputs: [{ note }, { note, draft: { base: note, content: contentOf(mine) } }],
    events: [
      ...[note, mine, theirs].map(({ title }) => ({ type: 'content.changed' as const, changes: { title } })),
      { type: 'save.requested' },
      { type: 'changes.discarded' },
      { type: 'note.changedElsewhere', note: theirs },
      ...(['mine', 'theirs', 'both'] as const).map((keep) => ({ type: 'clash.resolved' as const, keep })),
      { type: 'connection.returned' },
    ],
    answers: {
      saveNote: [
        { output: { sent: contentOf(mine), note: mine } },
        { error: new NoteClash(theirs) },
        { error: new NoteGone() },
        { error: new NotReached() },
        { error: new Error('500') },
      ],
    },
    // Keeping both makes a longer text every time.
    placeOf: ({ context: { base, content, theirs } }) => [
      sameContent(content, base),
      content.title,
      base.title,
      theirs?.title,
    ],
    expectAlways: (snapshot) => {
      const { base, content } = snapshot.context;
      if (!sameContent(content, base)) expect(snapshot.hasTag('unsaved')).toBe(true);
    },
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
