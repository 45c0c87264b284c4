import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { LiveActor } from '@ezone/statechart/machine-stage';
import { Button } from '@ezone/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { createActor, fromPromise } from 'xstate';
import { textNotification } from '../../chrome/layout/testing/serverSamples';
import { ToastProvider, useToast } from '../../notices/toast';
import { notificationStackDocs } from './notificationStackMachine.docs';
import { notificationStackMachine } from './notificationStackMachine';

type StackActor = LiveActor<typeof notificationStackMachine>;

const texts = {
  success: 'Great Job! this is awesome.',
  error: 'Hey there is a problem!',
  warning: 'There might be a problem here!',
  info: 'This is some general information.',
};

let count = 0;

/** A page on which news come in; the demo notifications come by themselves. */
function Page({ actor }: { actor: StackActor }) {
  const toast = useToast();
  useEffect(() => {
    const shown = actor.on('shown', ({ notification: { message, options } }) => {
      toast.notify({ message, variant: options.variant });
    });
    const demo = actor.on('demo.shown', ({ variant }) => {
      toast.notify({ variant, message: texts[variant] });
    });
    return () => {
      shown.unsubscribe();
      demo.unsubscribe();
    };
  }, [actor, toast]);
  const tell = () => {
    const id = `n${String((count += 1))}`;
    actor.send({ type: 'notification.arrived', notification: textNotification(id, 'Mail has come in.') });
  };
  return (
    <Frame>
      <Button onPress={tell}>Receive mail</Button>
    </Frame>
  );
}

const StackView = ({ actor }: { actor: StackActor }) => (
  <ToastProvider>
    <Page actor={actor} />
  </ToastProvider>
);

// A server with demo data.
const machine = notificationStackMachine.provide({
  actors: { askForDemoData: fromPromise(() => Promise.resolve(true)) },
});

type State = 'starting' | 'succeeded' | 'failed' | 'warned' | 'listening';

/** The stack, starting in one state of its machine. */
function StackAt({ state }: { state: State }) {
  const [actor] = useState(() => {
    const snapshot = machine.resolveState({ value: state, context: { shown: [], hasDemoData: true, elapsed: 0 } });
    return createActor(machine, { input: { elapsed: 0 }, snapshot }).start();
  });
  return <StackView actor={actor} />;
}

const Frame = styled.div`
  min-block-size: 40rem;
  padding: ${({ theme }) => theme.space(6)};
`;

const startStack = () => createActor(machine, { input: { elapsed: 0 } }).start();

const meta = {
  title: 'Machines/Notification stack',
  component: StackAt,
  args: { state: 'listening' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof StackAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={notificationStackDocs} start={startStack} view={StackView} />,
  parameters: liveStory,
  play: seesTheChart,
};

export const Starting: Story = { args: { state: 'starting' } };

export const Succeeded: Story = { args: { state: 'succeeded' } };

export const Failed: Story = { args: { state: 'failed' } };

export const Warned: Story = { args: { state: 'warned' } };

export const Listening: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receive mail' }));
    await waitFor(() => expect(screen.getByText('Mail has come in.')).toBeVisible());
  },
};

export const RightToLeft: Story = { ...Listening, globals: { locale: 'ar' } };

export const Dark: Story = { ...Listening, globals: { scheme: 'defaultDark' } };
