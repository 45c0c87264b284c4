import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Accordion } from '.';

const questions = [
  {
    id: 'plan',
    title: 'Can I change my plan later?',
    content: <p>Yes, at any time. What you have paid is counted.</p>,
  },
  { id: 'people', title: 'Who counts as a user?', content: <p>Everybody who signs in. Guests do not.</p> },
  { id: 'end', title: 'What happens when I leave?', content: <p>Your data stays yours. You can take it with you.</p> },
];

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: { items: questions, level: 2, onExpandedChange: fn() },
  tags: ['!autodocs'],
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What opens closes what was open before. */
export const OneOpen: Story = {
  args: { defaultExpandedKeys: ['plan'] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Who counts as a user?' }));
    await waitFor(() => expect(canvas.getByText(/Guests do not/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/at any time/)).not.toBeVisible());
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['people']));
  },
};

export const Several: Story = {
  args: { allowsMultipleExpanded: true, defaultExpandedKeys: ['plan', 'end'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Can I change my plan later?' }));
    await waitFor(() => expect(canvas.getByText(/at any time/)).not.toBeVisible());
    await expect(canvas.getByText(/Your data stays yours/)).toBeVisible();
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['end']));
  },
};

export const Dark: Story = { args: { defaultExpandedKeys: ['plan'] }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    items: [
      { id: 'plan', title: 'هل يمكنني تغيير خطتي لاحقًا؟', content: <p>نعم، في أي وقت.</p> },
      { id: 'people', title: 'من يُعدّ مستخدمًا؟', content: <p>كل من يسجّل الدخول.</p> },
    ],
    defaultExpandedKeys: ['plan'],
  },
  globals: { locale: 'ar' },
};
