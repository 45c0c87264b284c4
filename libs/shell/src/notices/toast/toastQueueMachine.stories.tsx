import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { LiveActor } from '@ezone/statechart/machine-stage';
import { Button } from '@ezone/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { createActor } from 'xstate';
import { ToastStack } from './ToastStack';
import { toastQueueDocs } from './toastQueueMachine.docs';
import { toastQueueMachine } from './toastQueueMachine';
import type { QueuedToast } from './toastQueueMachine';

type QueueAtProps = {
  state: 'empty' | 'counting' | 'paused';
  toasts: QueuedToast[];
  /** How many are shown at once. */
  limit: number;
  placement: 'topCenter' | 'bottomEnd';
};

/** A queue that starts in one state of its machine. Those in `counting` were counting before: here they stay. */
function QueueAt({ state, toasts, limit, placement }: QueueAtProps) {
  const [queue] = useState(() => {
    const snapshot = toastQueueMachine.resolveState({ value: state, context: { toasts, limit, counting: [] } });
    return createActor(toastQueueMachine, { input: { limit }, snapshot }).start();
  });
  return <ToastStack queue={queue} label="Messages" placement={placement} />;
}

const samples: QueuedToast[] = [
  { id: '1', variant: 'success', message: 'Note saved.' },
  { id: '2', variant: 'info', message: 'Note removed.', action: { label: 'Undo', onPress: fn() } },
  { id: '3', variant: 'warning', message: 'Your session ends in two minutes.' },
  { id: '4', variant: 'error', message: 'The note was not saved. Your text is still here.' },
  { id: '5', variant: 'info', message: 'Mail has come in.' },
  { id: '6', variant: 'info', message: 'More mail has come in.' },
];

const startQueue = () => createActor(toastQueueMachine, { input: { limit: 3 } }).start();

/** Each press says the next sample, of which there may be any number at once. */
const QueueView = ({ actor }: { actor: LiveActor<typeof toastQueueMachine> }) => {
  const [count, setCount] = useState(0);
  const say = () => {
    const sample = samples[count % samples.length];
    if (sample) actor.send({ type: 'toast.added', toast: { ...sample, id: `said-${String(count)}` } });
    setCount(count + 1);
  };
  return (
    <>
      <Below>
        <Button onPress={say}>Show a message</Button>
      </Below>
      <ToastStack queue={actor} label="Messages" placement="topCenter" />
    </>
  );
};

/** Out of the way of three messages. */
const Below = styled.div`
  display: grid;
  place-items: end center;
  block-size: 100%;
  padding: ${({ theme }) => theme.space(6)};
`;

const meta = {
  title: 'Machines/Toast queue',
  component: QueueAt,
  args: { state: 'paused', toasts: samples, limit: 3, placement: 'topCenter' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof QueueAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={toastQueueDocs} start={startQueue} view={QueueView} />,
  parameters: liveStory,
  play: async ({ canvas }) => {
    await seesTheChart({ canvas });
    await userEvent.click(canvas.getByRole('button', { name: 'Show a message' }));
    await expect(await canvas.findByRole('button', { name: 'Dismiss' })).toBeVisible();
  },
};

export const Empty: Story = { args: { state: 'empty', toasts: [] } };

export const Counting: Story = { args: { state: 'counting', toasts: samples.slice(0, 1) } };

export const Paused: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: 'Dismiss' })).toHaveLength(3);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('The note was not saved.');
  },
};

export const FiveNotifications: Story = { args: { placement: 'bottomEnd', limit: 5 } };

export const Dark: Story = { ...FiveNotifications, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { ...FiveNotifications, globals: { locale: 'ar' } };
