import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { LiveActor } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import type { StateValueFrom } from 'xstate';
import { outboxDocs } from './outboxMachine.docs';
import { outboxMachine } from './outboxMachine';
import type { Round } from './outboxMachine';
import { OutboxStatus } from './OutboxStatus';

// A server that answers neither yes nor no, and pauses that never end, so that each state stands still.
const machine = outboxMachine.provide({
  actors: { sendAll: fromPromise<Round>(() => new Promise(() => undefined)) },
  delays: { pause: 1_000_000 },
});

function StatusView({ actor }: { actor: LiveActor<typeof outboxMachine> }) {
  const status = useSelector(actor, (snapshot) => snapshot);
  return (
    <OutboxStatus
      isDelayed={status.hasTag('delayed')}
      count={3}
      isKept
      onRetry={() => actor.send({ type: 'retry.requested' })}
    />
  );
}

/** What is said of three changes in one state of the machine. */
function StatusAt({ state }: { state: StateValueFrom<typeof outboxMachine> }) {
  const [actor] = useState(() => {
    const snapshot = machine.resolveState({ value: state, context: { outages: 1, retryAfter: undefined } });
    return createActor(machine, { snapshot }).start();
  });
  return <StatusView actor={actor} />;
}

// The server does not answer until somebody presses an arrow, but the pauses are real; there is always something to send.
const startOutbox = () => {
  const sendAll = fromPromise<Round>(() => new Promise(() => undefined));
  return createActor(outboxMachine.provide({ actors: { sendAll } })).start();
};

const meta = {
  title: 'Machines/Outbox',
  component: StatusAt,
  args: { state: 'idle' },
  tags: ['!autodocs'],
} satisfies Meta<typeof StatusAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={outboxDocs} start={startOutbox} view={StatusView} isPadded />,
  parameters: liveStory,
  play: seesTheChart,
};

export const Idle: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};

export const Sending: Story = { ...Idle, args: { state: 'sending' } };

export const Waiting: Story = {
  args: { state: 'waiting' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('3 changes are waiting to be sent'),
};

export const Offline: Story = { args: { state: 'offline' } };

export const RightToLeft: Story = { args: { state: 'waiting' }, globals: { locale: 'ar' } };
