import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button';
import { Link } from '../link';
import { ErrorScreen } from '.';

const meta = {
  title: 'Components/ErrorScreen',
  component: ErrorScreen,
  args: {
    title: 'Something went wrong on this page',
    children: 'What you saved before is safe. Try again, or go on from the start page.',
    actions: (
      <>
        <Button variant="primary">Try again</Button>
        <Link href="/">Go to the start page</Link>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta<typeof ErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Crash: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Something went wrong on this page' })).toBeVisible();
  },
};

export const WithMark: Story = { args: { mark: 'Error 404', title: 'There is no such page' } };
