import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { LiveActor } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import styled from 'styled-components';
import { NoteEditor } from '../components/NoteEditor';
import { contentOf } from '../model/note';
import type { Note, NoteContent } from '../model/note';
import { noteOf, sampleLabels } from '../testing/notes';
import { noteEditorDocs } from './noteEditorMachine.docs';
import { noteEditorMachine } from './noteEditorMachine';

type NoteEditorAtProps = {
  state: 'saved' | 'editing' | 'saving' | 'offline' | 'failed' | 'clashing' | 'gone';
  /** Hears that what is left of a removed note is to become a new one. */
  onKeepAsNew?: () => void;
};

const base = noteOf({ id: 'n1', title: 'Weekend in the hills', description: 'Take the early train.', labels: ['l1'] });
const draft = { ...contentOf(base), description: 'Take the early train. The soup is gone by one.' };
const theirs = { ...base, description: 'Take the bus, the train is late.' };

type Draft = { base: Note; content: NoteContent };
type Saved = { sent: NoteContent; note: Note };

// A server that answers neither yes nor no, and delays that never end, so that each state stands still.
const machine = noteEditorMachine.provide({
  actors: { saveNote: fromPromise<Saved, Draft>(() => new Promise(() => undefined)) },
  delays: { autosaveDelay: 1_000_000, retryDelay: 1_000_000 },
});

/** The editor, standing still in one state of its machine. */
function NoteEditorAt({ state, onKeepAsNew }: NoteEditorAtProps) {
  const [actor] = useState(() => {
    const isSaved = state === 'saved';
    const context = {
      base,
      content: isSaved ? contentOf(base) : draft,
      touched: isSaved ? [] : (['description'] as const),
      theirs: state === 'clashing' ? theirs : null,
    };
    const snapshot = machine.resolveState({ value: state, context });
    return createActor(machine, { input: { note: base }, snapshot }).start();
  });
  return <EditorView actor={actor} onKeepAsNew={onKeepAsNew} />;
}

type EditorViewProps = { actor: LiveActor<typeof noteEditorMachine>; onKeepAsNew?: () => void };

function EditorView({ actor, onKeepAsNew = () => undefined }: EditorViewProps) {
  return (
    <Paper>
      <NoteEditor
        actor={actor}
        labels={sampleLabels}
        onCreateLabel={() => Promise.resolve(undefined)}
        onClose={() => undefined}
        onArchive={() => undefined}
        onRemove={() => undefined}
        onKeepAsNew={onKeepAsNew}
      />
    </Paper>
  );
}

const Paper = styled.div`
  max-inline-size: 56rem;
  padding: ${({ theme }) => theme.space(6)};
  border-radius: ${({ theme }) => theme.radius.dialog};
  background: ${({ theme }) => theme.color.raised};
`;

// The server does not answer until somebody presses an arrow, but the delays are real.
const startEditor = () => {
  const saveNote = fromPromise<Saved, Draft>(() => new Promise(() => undefined));
  return createActor(noteEditorMachine.provide({ actors: { saveNote } }), { input: { note: base } }).start();
};

const meta = {
  title: 'Machines/Note editor',
  component: NoteEditorAt,
  args: { state: 'saved' },
  tags: ['!autodocs'],
} satisfies Meta<typeof NoteEditorAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={noteEditorDocs} start={startEditor} view={EditorView} isPadded />,
  parameters: liveStory,
  play: seesTheChart,
};

export const AllSaved: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Saved')).toBeVisible(),
};

export const Editing: Story = {
  args: { state: 'editing' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
    await expect(canvas.getByText('Editing …')).toBeVisible();
  },
};

export const Saving: Story = {
  args: { state: 'saving' },
  play: async ({ canvas }) => {
    // What is typed meanwhile is not lost.
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Weekend in the hills!');
  },
};

export const Offline: Story = {
  args: { state: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('saved as soon as possible');
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue(draft.description);
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue(draft.description);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.getByText('Saving …')).toBeVisible();
  },
};

export const FailedAtRest: Story = { args: { state: 'failed' } };

export const Clashing: Story = {
  args: { state: 'clashing' },
  play: async ({ canvas }) => expect(canvas.getByText(theirs.description)).toBeVisible(),
};

export const ClashResolved: Story = {
  args: { state: 'clashing' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep both' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue(
      `${draft.description}\n\n${theirs.description}`,
    );
  },
};

export const Gone: Story = {
  args: { state: 'gone', onKeepAsNew: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep as a new note' }));
    await expect(args.onKeepAsNew).toHaveBeenCalledOnce();
  },
};

export const Dark: Story = { args: { state: 'clashing' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { state: 'failed' }, globals: { locale: 'ar' } };
