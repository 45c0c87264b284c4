import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useState } from 'react';
import { createActor } from 'xstate';
import type { StartupActor } from './session';
import { AppAt, AppOn } from './testing/AppAt';
import { sessionMachine, startingMachine } from './testing/restingAuth';
import { startupDocs } from './startupMachine.docs';

const meta = {
  title: 'Machines/Startup',
  component: AppAt,
  args: { session: 'noToken', startup: 'checking', user: null },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>;
export default meta;

const startStartup = () => createActor(startingMachine).start();

/** The splash, and the app for a guest once it is ready. */
function StartupView({ actor }: { actor: StartupActor }) {
  const [session] = useState(() => createActor(sessionMachine, { input: { token: null } }));
  return <AppOn session={session} startup={actor} />;
}

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={startupDocs} start={startStartup} view={StartupView} />,
  parameters: liveStory,
  play: seesTheChart,
};

export const Checking: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Ezone is starting' })).toBeVisible(),
};

export const Ready: Story = {
  args: { startup: 'ready' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'A guest' })).toBeVisible(),
};

export const CheckingInTheDark: Story = { globals: { scheme: 'defaultDark' } };
