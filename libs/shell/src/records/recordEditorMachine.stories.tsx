import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { LiveActor } from '@ezone/statechart/machine-stage';
import { TextField } from '@ezone/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { createActor } from 'xstate';
import styled from 'styled-components';
import { recordEditorDocs } from './recordEditorMachine.docs';
import { recordEditorMachine } from './recordEditorMachine';
import { SaveDelay, SaveProgress, saveStateOf, SaveTrouble } from './SaveStatus';
import type { SaveState } from './SaveStatus';

type Fields = { name?: string };

const unfit = (fields: object) => (((fields as Fields).name ?? '').length > 40 ? ['name'] : []);

type EditorViewProps = {
  actor: LiveActor<typeof recordEditorMachine>;
  /** Hears that what is left of a removed record is to become a new one. */
  onKeepAsNew?: () => void;
};

function EditorView({ actor, onKeepAsNew = () => undefined }: EditorViewProps) {
  const state = useSelector(actor, saveStateOf);
  const { name = 'Weekend in the hills' } = useSelector(actor, ({ context }) => context.typed) as Fields;
  const retry = () => {
    actor.send({ type: 'save.requested' });
  };
  return (
    <Paper>
      <SaveTrouble state={state} onRetry={retry} onKeepAsNew={onKeepAsNew} />
      <TextField
        label="Name"
        value={name}
        onChange={({ target: { value } }) => {
          actor.send({ type: 'content.changed', fields: { name: value } as Fields as never });
        }}
      />
      <SaveProgress state={state} />
      <SaveDelay state={state} onRetry={retry} />
    </Paper>
  );
}

const Paper = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  max-inline-size: 48rem;
`;

/** An editor, standing still in one state of its machine. */
function EditorAt({ state, onKeepAsNew }: { state: SaveState; onKeepAsNew?: () => void }) {
  const [actor] = useState(() => {
    const value = state === 'typing' ? ('typing' as const) : { following: state };
    const machine = recordEditorMachine.provide({ delays: { typingPause: 1_000_000 } });
    const snapshot = machine.resolveState({
      value,
      context: { typed: {}, pending: [], bases: {}, at: 'stored', unfit },
    });
    return createActor(machine, { input: {}, snapshot }).start();
  });
  return <EditorView actor={actor} onKeepAsNew={onKeepAsNew} />;
}

const meta = {
  title: 'Machines/Record editor',
  component: EditorAt,
  args: { state: 'stored' },
  tags: ['!autodocs'],
} satisfies Meta<typeof EditorAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => (
    <MachineStage
      docs={recordEditorDocs}
      start={() => createActor(recordEditorMachine, { input: { unfit } }).start()}
      view={EditorView}
      isPadded
    />
  ),
  parameters: liveStory,
  play: seesTheChart,
};

export const Stored: Story = {
  play: async ({ canvas }) => expect(canvas.getByText('Saved')).toBeVisible(),
};

export const Typing: Story = {
  args: { state: 'typing' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!');
    await expect(canvas.getByText('Editing …')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Weekend in the hills!');
  },
};

export const Sending: Story = { args: { state: 'sending' } };

export const Delayed: Story = {
  args: { state: 'delayed' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('saved as soon as possible'),
};

export const Withheld: Story = {
  args: { state: 'withheld' },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('too long'),
};

export const Refused: Story = {
  args: { state: 'refused' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible(),
};

export const Gone: Story = {
  args: { state: 'gone', onKeepAsNew: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep as a new one' }));
    await expect(args.onKeepAsNew).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { args: { state: 'refused' }, globals: { locale: 'ar' } };
