import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppAt } from '../testing/AppAt';

const meta = {
  title: 'Machines/Startup',
  component: AppAt,
  args: { session: 'noToken', startup: 'checking', user: null },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '24rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof AppAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Checking: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('status', { name: 'Ezone is starting' })).toBeVisible(),
};

export const Ready: Story = {
  args: { startup: 'ready' },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'A guest' })).toBeVisible(),
};

export const CheckingInTheDark: Story = { globals: { scheme: 'defaultDark' } };
