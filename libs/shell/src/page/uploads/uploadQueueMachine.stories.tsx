import { DialogOutlet } from '../../notices/dialog';
import { ToastProvider } from '../../notices/toast';
import { MemoryAddress } from '../../routing/testing';
import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { LiveActor } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { createActor, fromPromise } from 'xstate';
import type { StateValueFrom } from 'xstate';
import { restingQueue, uploadAt } from './testing/restingQueue';
import { uploadQueueDocs } from './uploadQueueMachine.docs';
import { uploadQueueMachine } from './uploadQueueMachine';
import type { UploadRound } from './uploadQueueMachine';
import { UploadTray } from './UploadTray';

// Nothing is ever restored or sent, and pauses never end, so that each state stands still.
const machine = uploadQueueMachine.provide({
  actors: {
    restore: fromPromise<unknown>(() => new Promise(() => undefined)),
    sendAll: fromPromise<UploadRound>(() => new Promise(() => undefined)),
  },
  delays: { pause: 1_000_000 },
});

const items = [
  uploadAt('Trip/Day 1/Harbour.jpg', { status: 'sending', sent: 2_400_000 }),
  uploadAt('Trip/Day 1/Old town.jpg', { status: 'done' }),
  uploadAt('Trip/Day 2/Market.jpg', { status: 'waiting' }),
];

function TrayView({ actor }: { actor: LiveActor<typeof uploadQueueMachine> }) {
  const [queue] = useState(() => restingQueue(items, actor));
  return (
    <MemoryAddress>
      <ToastProvider>
        <UploadTray queue={queue} />
        <DialogOutlet />
      </ToastProvider>
    </MemoryAddress>
  );
}

/** The tray with three files, in one state of the machine. */
function TrayAt({ state }: { state: StateValueFrom<typeof uploadQueueMachine> }) {
  const [actor] = useState(() => {
    const snapshot = machine.resolveState({ value: state, context: { outages: 1, retryAfter: 0 } });
    return createActor(machine, { snapshot }).start();
  });
  return <TrayView actor={actor} />;
}

// What is invoked does not answer until somebody presses an arrow, but the pauses are real; there is always something to send.
const startQueue = () =>
  createActor(
    uploadQueueMachine.provide({
      actors: {
        restore: fromPromise<unknown>(() => new Promise(() => undefined)),
        sendAll: fromPromise<UploadRound>(() => new Promise(() => undefined)),
      },
    }),
  ).start();

const meta = {
  title: 'Machines/Upload queue',
  component: TrayAt,
  args: { state: 'idle' },
  tags: ['!autodocs'],
} satisfies Meta<typeof TrayAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={uploadQueueDocs} start={startQueue} view={TrayView} isPadded />,
  parameters: liveStory,
  play: seesTheChart,
};

export const Sending: Story = {
  args: { state: 'sending' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 files uploaded');
    await expect(canvas.getByRole('button', { name: 'Pause all' })).toBeVisible();
  },
};

export const Waiting: Story = {
  args: { state: 'waiting' },
  play: async ({ canvas }) =>
    expect(canvas.getByText('The server was not reached. It goes on by itself.')).toBeVisible(),
};

export const Paused: Story = {
  args: { state: 'paused' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Go on with all' })).toBeVisible(),
};

export const RightToLeft: Story = { args: { state: 'waiting' }, globals: { locale: 'ar' } };
