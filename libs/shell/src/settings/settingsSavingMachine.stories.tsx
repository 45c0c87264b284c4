import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import { Button } from '@ezone/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { createActor, fromPromise } from 'xstate';
import type { ActorRefFrom, StateValueFrom } from 'xstate';
import type { SavedAt } from '../session/identity';
import type { DataPatch } from '.';
import { settingsSavingDocs } from './settingsSavingMachine.docs';
import { settingsSavingMachine, unsavedChanges } from './settingsSavingMachine';

// The server does not answer until somebody presses an arrow of the chart.
const machine = settingsSavingMachine.provide({
  actors: { save: fromPromise<SavedAt, { patch: DataPatch }>(() => new Promise(() => undefined)) },
});

type Saving = ActorRefFrom<typeof settingsSavingMachine>;

/** Settings to change, and those of the changes that are not stored yet. */
function SavingView({ actor }: { actor: Saving }) {
  const unsaved = useSelector(actor, ({ context }) => unsavedChanges(context));
  const change = (main: string) => () =>
    actor.send({ type: 'data.changed', patch: { settings: { theme: { main } } }, silent: false });
  return (
    <Page>
      <Buttons>
        <Button onPress={change('ocean')}>Ocean</Button>
        <Button onPress={change('plum')}>Plum</Button>
        <Button variant="secondary" onPress={() => actor.send({ type: 'retry.requested' })}>
          Try again
        </Button>
      </Buttons>
      <p role="status">{unsaved ? `Not stored yet: ${JSON.stringify(unsaved)}` : 'Everything is stored.'}</p>
    </Page>
  );
}

/** The view, starting in one state of the machine. */
function SavingAt({ state }: { state: StateValueFrom<typeof settingsSavingMachine> }) {
  const [actor] = useState(() => {
    const patch = { settings: { theme: { main: 'ocean' } } };
    const context = { sent: null, unsent: state === 'idle' ? null : patch, silent: false };
    return createActor(machine, { snapshot: machine.resolveState({ value: state, context }) }).start();
  });
  return <SavingView actor={actor} />;
}

const Page = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(6)};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(3)};
`;

const meta = {
  title: 'Machines/Settings saving',
  component: SavingAt,
  args: { state: 'idle' },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof SavingAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={settingsSavingDocs} start={() => createActor(machine).start()} view={SavingView} />,
  parameters: liveStory,
  play: seesTheChart,
};

export const Idle: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plum' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('plum');
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('ocean'),
};

export const RightToLeft: Story = { ...Failed, globals: { locale: 'ar' } };

export const Dark: Story = { ...Failed, globals: { scheme: 'defaultDark' } };
