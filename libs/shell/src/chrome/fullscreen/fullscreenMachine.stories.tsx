import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { createActor, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { fullscreenDocs } from './fullscreenMachine.docs';
import { fullscreenMachine } from './fullscreenMachine';
import { FullscreenToggle } from './FullscreenToggle';

// A story must not fill the screen of whoever reads about it.
const machine = fullscreenMachine.provide({
  actors: {
    enter: fromPromise<unknown>(() => Promise.resolve()),
    leave: fromPromise<unknown>(() => Promise.resolve()),
  },
});
const silent = fullscreenMachine.provide({
  actors: {
    enter: fromPromise<unknown>(() => new Promise(() => undefined)),
    leave: fromPromise<unknown>(() => new Promise(() => undefined)),
  },
});

const ToggleView = ({ actor }: { actor: ActorRefFrom<typeof fullscreenMachine> }) => (
  <Page>
    <FullscreenToggle actor={actor} />
  </Page>
);

/** The button, with a browser that agrees. */
function ToggleAt({ isFull }: { isFull: boolean }) {
  const [actor] = useState(() => createActor(machine, { input: { isFull } }).start());
  return <ToggleView actor={actor} />;
}

const Page = styled.div`
  padding: ${({ theme }) => theme.space(6)};
`;

const meta = {
  title: 'Machines/Fullscreen',
  component: ToggleAt,
  args: { isFull: false },
  tags: ['!autodocs'],
} satisfies Meta<typeof ToggleAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => (
    <MachineStage
      docs={fullscreenDocs}
      start={() => createActor(silent, { input: { isFull: false } }).start()}
      view={ToggleView}
    />
  ),
  parameters: liveStory,
  play: seesTheChart,
};

export const Windowed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Leave full screen' })).toBeVisible());
  },
};

export const Full: Story = { args: { isFull: true } };

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { args: { isFull: true }, globals: { scheme: 'defaultDark' } };
