import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Alert, AlertPlace } from '.';
import { Button } from '../button';

const meta = {
  title: 'Components/Alert',
  component: Alert,
  subcomponents: { AlertPlace },
  tags: ['!autodocs'],
  args: { children: 'Invoices of this year are numbered anew from January on.' },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It is there from the start, so nothing is announced. */
export const Information: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
};

export const Success: Story = { args: { tone: 'success', children: 'All 42 contacts have been added.' } };

export const Warning: Story = { args: { tone: 'warning', children: 'Three of the files are larger than 25 MB.' } };

export const Failure: Story = {
  args: { tone: 'error', children: 'The order was not saved. What you typed is still here.' },
};

/** Words above a message of more than one sentence. */
export const WithTitle: Story = {
  args: {
    tone: 'warning',
    title: 'Your plan ends on 30 November',
    children: 'You can read on after that day. New records can be made again once a plan has been chosen.',
  },
};

const sendAgain = fn();

export const WithActions: Story = {
  args: { ...Failure.args, actions: <Button size="dense" onPress={sendAgain} children="Try again" /> },
  beforeEach: () => {
    sendAgain.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(sendAgain).toHaveBeenCalledOnce();
  },
};

/** The caller takes it away; the example only hears that it was asked to. */
export const Dismissible: Story = {
  args: { dismiss: { label: 'Hide this message', onPress: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide this message' }));
    await expect(args.dismiss?.onPress).toHaveBeenCalledOnce();
  },
};

/** Saves, and says so where it is pressed. */
function SavedLater() {
  const [isSaved, setSaved] = useState(false);
  return (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '1.6rem' }}>
      <Button onPress={() => setSaved(true)}>Save</Button>
      <AlertPlace>{isSaved && <Alert tone="success">The address is saved.</Alert>}</AlertPlace>
    </div>
  );
}

/** The place is there before the message is, so that a screen reader says it. */
export const Later: Story = {
  render: () => <SavedLater />,
  play: async ({ canvas }) => {
    const place = canvas.getByRole('status');
    await expect(place).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(place).toHaveTextContent('The address is saved.');
  },
};

/** Little room: the actions go below the message. */
export const Narrow: Story = {
  args: { ...WithTitle.args, ...Dismissible.args, actions: <Button size="dense" children="Choose a plan" /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '28rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const Dark: Story = { args: { ...WithTitle.args, ...Dismissible.args }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    tone: 'error',
    title: 'لم يُحفظ الطلب',
    children: 'ما كتبته ما زال هنا.',
    actions: <Button size="dense" children="حاول مجددًا" />,
    dismiss: { label: 'إخفاء هذه الرسالة', onPress: fn() },
  },
  globals: { locale: 'ar' },
};
