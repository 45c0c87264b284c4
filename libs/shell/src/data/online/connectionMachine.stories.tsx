import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import type { StateValueFrom } from 'xstate';
import { connectionDocs } from './connectionMachine.docs';
import { connectionMachine } from './connectionMachine';
import { OfflineBanner } from './OfflineBanner';

type State = Exclude<StateValueFrom<typeof connectionMachine>, 'starting'>;

// A server that answers neither yes nor no, so that each state stands still.
const machine = connectionMachine.provide({
  actors: { reachServer: fromPromise<unknown>(() => new Promise(() => undefined)) },
  delays: { retryDelay: 1_000_000, lookTimeout: 1_000_000 },
});

/** What is said of the connection in one state of its machine. */
function BannerAt({ state }: { state: State }) {
  const [connection] = useState(() => {
    const snapshot = machine.resolveState({ value: state, context: { startsOnline: true } });
    return createActor(machine, { input: { isOnline: true }, snapshot }).start();
  });
  return <OfflineBanner connection={connection} />;
}

// The server does not answer until somebody presses an arrow, but the delays are real.
const startConnection = () =>
  createActor(
    connectionMachine.provide({ actors: { reachServer: fromPromise<unknown>(() => new Promise(() => undefined)) } }),
    { input: { isOnline: true } },
  ).start();

const ConnectionView = ({ actor }: { actor: ReturnType<typeof startConnection> }) => (
  <OfflineBanner connection={actor} />
);

const meta = {
  title: 'Machines/Connection',
  component: BannerAt,
  args: { state: 'online' },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof BannerAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={connectionDocs} start={startConnection} view={ConnectionView} />,
  parameters: liveStory,
  play: seesTheChart,
};

export const Online: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toBeEmptyDOMElement(),
};

export const Checking: Story = { ...Online, args: { state: 'checking' } };

export const Offline: Story = {
  args: { state: 'offline' },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('You are offline.'),
};

export const UnreachableWaiting: Story = { args: { state: { unreachable: 'waiting' } } };

export const UnreachableLookingAgain: Story = { args: { state: { unreachable: 'lookingAgain' } } };

export const RightToLeft: Story = { args: { state: { unreachable: 'waiting' } }, globals: { locale: 'ar' } };

export const Dark: Story = { args: { state: { unreachable: 'waiting' } }, globals: { scheme: 'defaultDark' } };
