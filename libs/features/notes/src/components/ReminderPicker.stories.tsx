import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ReminderPicker } from './ReminderPicker';

const meta = {
  title: 'Apps/Notes/Reminder picker',
  component: ReminderPicker,
  args: { reminder: null, onChange: fn() },
  parameters: { layout: 'padded', docs: { story: { inline: false, height: '50rem' } } },
} satisfies Meta<typeof ReminderPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UsualMoments: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind me' }));
    await userEvent.click(await screen.findByRole('button', { name: /Tomorrow/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** The calendar is fetched when it is asked for. */
export const AnyMoment: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind me' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Pick date and time' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Next month' }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const AlreadySet: Story = {
  args: { reminder: '2036-02-20T10:00:00.000Z' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the reminder' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the reminder' }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
  },
};

export const Dark: Story = { ...AnyMoment, globals: { scheme: 'defaultDark' } };
