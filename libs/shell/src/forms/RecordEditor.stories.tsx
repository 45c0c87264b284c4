import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { createFakeRecordServer } from '../records/testing/fakeRecordServer';
import type { FakeRecordServer } from '../records/testing/fakeRecordServer';
import { ThingStage } from './testing/ThingStage';

const serverThat = (change: (server: FakeRecordServer) => void) => () => {
  const server = createFakeRecordServer([{ id: 'x', name: 'Harbour', text: 'What leaves at night.', done: false }]);
  change(server);
  return server;
};

const meta = {
  title: 'Shell/Record editor',
  component: ThingStage,
  args: { server: serverThat(() => undefined) },
  beforeEach: () => {
    sessionStorage.clear();
  },
} satisfies Meta<typeof ThingStage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' lights{Control>}{Enter}{/Control}');
    await expect(await canvas.findByRole('heading', { name: 'Harbour lights' })).toBeVisible();
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
};

/** The server will not have it. */
export const Refused: Story = {
  args: {
    server: serverThat((server) => {
      server.setTrouble(() => (server.getCalls().at(-1) === 'update' ? 413 : 'none'));
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' lights{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText(/This was not saved/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbour lights');
  },
};
