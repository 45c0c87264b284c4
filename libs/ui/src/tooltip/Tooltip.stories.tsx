import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive } from 'lucide-react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Tooltip } from '.';
import { Button } from '../button';
import { IconButton } from '../icon-button';

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Archive this note', children: <IconButton icon={<Archive />} label="Archive" /> },
  tags: ['!autodocs'],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Keyboard focus shows it at once and describes the button; Escape hides it and leaves the focus. */
export const OnFocus: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Archive' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Archive this note');
    await expect(button).toHaveAccessibleDescription('Archive this note');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

/** Not opened from outside: on a page of documentation, where nothing is played, it would stand away from its button. */
const shown: Story['play'] = async () => {
  await userEvent.tab();
  await expect(await screen.findByRole('tooltip')).toBeVisible();
};

/** With the key that does the same. */
export const WithShortcut: Story = { args: { shortcut: 'E' }, play: shown };

/** On a button with words. */
export const OnButton: Story = { args: { children: <Button>Archive</Button>, placement: 'end' }, play: shown };

export const Dark: Story = { ...WithShortcut, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    text: 'أرشفة الملاحظة',
    shortcut: 'E',
    children: <IconButton icon={<Archive />} label="أرشفة" />,
  },
  globals: { locale: 'ar' },
  play: shown,
};
