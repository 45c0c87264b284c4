import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import type { StateValueFrom } from 'xstate';
import { ConnectionLine } from '../components/ConnectionLine';
import { connectionOf } from '../useChatSession';
import type { OutboxEntry } from '../model/outbox';
import { chatConnectionDocs } from './chatConnectionMachine.docs';
import { chatConnectionMachine } from './chatConnectionMachine';

type ChatConnectionAtProps = {
  state: StateValueFrom<typeof chatConnectionMachine>;
  /** What waits to be sent. */
  outbox?: readonly OutboxEntry[];
};

const waiting: readonly OutboxEntry[] = ['Are you coming?', 'We start at ten.'].map((text, index) => ({
  clientMessageId: `message-${String(index)}`,
  contactId: 'grace',
  text,
  time: Date.UTC(2026, 2, 1, 9, index),
  failedWith: null,
}));
const oneFailed = waiting.map((entry, index) => (index === 0 ? { ...entry, failedWith: 404 } : entry));

const never = () => new Promise<never>(() => undefined);
const unanswered = chatConnectionMachine.provide({
  actors: { catchUp: fromPromise<unknown>(never), deliver: fromPromise<unknown, OutboxEntry>(never) },
});
// Delays that never end, so that each state stands still.
const machine = unanswered.provide({
  delays: { quietFor: 1_000_000, catchUpDelay: 1_000_000, retryDelay: 1_000_000 },
});

/** What is said of the chat's connection in one state of its machine, and the outbox below it. */
function ChatConnectionAt({ state, outbox = [] }: ChatConnectionAtProps) {
  const [actor] = useState(() => {
    const context = { outbox, current: outbox[0] ?? null, tries: 0, wait: 0 };
    return createActor(machine, {
      input: { outbox },
      snapshot: machine.resolveState({ value: state, context }),
    }).start();
  });
  return <ConnectionView actor={actor} />;
}

type ChatConnectionActor = ReturnType<typeof startConnection>;

// The server does not answer until somebody presses an arrow, but the delays are real.
const startConnection = () => createActor(unanswered, { input: { outbox: waiting } }).start();

function ConnectionView({ actor }: { actor: ChatConnectionActor }) {
  const snapshot = useSelector(actor, (now) => now);
  return (
    <>
      <ConnectionLine connection={connectionOf(snapshot)} />
      <ul>
        {snapshot.context.outbox.map(({ clientMessageId, text, failedWith }) => (
          <li key={clientMessageId}>
            {text}
            {failedWith !== null && (
              <button type="button" onClick={() => actor.send({ type: 'message.discarded', clientMessageId })}>
                Remove
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const meta = {
  title: 'Machines/Chat connection',
  component: ChatConnectionAt,
  args: { state: { online: { reading: 'upToDate', sending: 'idle' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof ChatConnectionAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={chatConnectionDocs} start={startConnection} view={ConnectionView} />,
  parameters: liveStory,
  play: seesTheChart,
};

const saysNothing: Story['play'] = async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement();

export const Connecting: Story = { args: { state: { connecting: 'quiet' } }, play: saysNothing };

export const ConnectingForLong: Story = {
  args: { state: { connecting: 'noticed' } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent(/^Connecting …/),
};

export const CatchingUp: Story = {
  args: { state: { online: { reading: 'catchingUp', sending: 'idle' } } },
  play: saysNothing,
};

export const Online: Story = { play: saysNothing };

export const Behind: Story = {
  args: { state: { online: { reading: 'behind', sending: 'idle' } } },
  play: saysNothing,
};

export const Delivering: Story = {
  args: { state: { online: { reading: 'upToDate', sending: 'delivering' } }, outbox: waiting },
  play: saysNothing,
};

export const WaitingToSendAgain: Story = {
  args: { state: { online: { reading: 'upToDate', sending: 'waiting' } }, outbox: waiting },
  play: saysNothing,
};

export const WithAFailedMessage: Story = {
  args: { state: { reconnecting: 'quiet' }, outbox: oneFailed },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByText('Are you coming?')).not.toBeInTheDocument();
    await expect(canvas.getByText('We start at ten.')).toBeVisible();
  },
};

export const Reconnecting: Story = { args: { state: { reconnecting: 'quiet' }, outbox: waiting }, play: saysNothing };

export const ReconnectingForLong: Story = {
  args: { state: { reconnecting: 'noticed' }, outbox: waiting },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Reconnecting … 2 messages wait to be sent.'),
};

export const OfflineWithAQueue: Story = {
  args: { state: 'offline', outbox: waiting },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('You are offline. 2 messages wait to be sent.'),
};

export const Refused: Story = {
  args: { state: 'refused' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Please sign in again.'),
};

export const RightToLeft: Story = { args: { state: 'offline', outbox: waiting }, globals: { locale: 'ar' } };

export const Dark: Story = { args: { state: 'offline', outbox: waiting }, globals: { scheme: 'defaultDark' } };
