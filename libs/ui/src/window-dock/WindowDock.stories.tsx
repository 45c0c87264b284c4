import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { WindowDock } from '.';
import type { DockedWindow, WindowDockProps } from '.';
import { TextField } from '../text-field';

/** A page with windows at its foot, which it keeps as the app does. */
const Page = ({ windows: begun, ...dock }: WindowDockProps) => {
  const [windows, setWindows] = useState(begun);
  const change = (id: string, isMinimised: boolean) => {
    setWindows((before) => before.map((one) => (one.id === id ? { ...one, isMinimised } : one)));
  };
  return (
    <Place>
      <p dir="auto">The page, which stays in use.</p>
      <WindowDock
        {...dock}
        windows={windows}
        onExpand={(id) => {
          change(id, false);
          dock.onExpand(id);
        }}
        onMinimise={(id) => {
          change(id, true);
          dock.onMinimise(id);
        }}
        onClose={(id) => {
          setWindows((before) => before.filter((one) => one.id !== id));
          dock.onClose(id);
        }}
        onEscape={(id) => {
          change(id, true);
          dock.onEscape(id);
        }}
      />
    </Place>
  );
};

const Place = styled.div`
  position: relative;
  block-size: 100dvh;
  padding: ${({ theme }) => theme.space(6)};
`;

const reply: DockedWindow = { id: 'reply', title: 'Re: Harbour', isMinimised: false };
const draft: DockedWindow = { id: 'draft', title: 'A new message', isMinimised: true };

const meta = {
  title: 'Components/WindowDock',
  component: WindowDock,
  render: (args) => <Page {...args} />,
  args: {
    windows: [draft, reply],
    labels: { minimise: 'Minimise', close: 'Close' },
    children: () => <TextField label="Subject" name="subject" />,
    onExpand: fn(),
    onMinimise: fn(),
    onClose: fn(),
    onEscape: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
  tags: ['!autodocs'],
} satisfies Meta<typeof WindowDock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Escape makes a bar of a window, whose title has the focus then and opens it again. */
export const Windows: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Subject' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onEscape).toHaveBeenCalledWith('reply');
    const title = canvas.getByRole('button', { name: 'Re: Harbour' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Subject' })).toBeVisible();
  },
};

export const AllMinimised: Story = { args: { windows: [draft, { ...reply, isMinimised: true }] } };

/** They share the width that there is. */
export const Three: Story = {
  args: { windows: [{ ...draft, isMinimised: false }, reply, { id: 'third', title: 'Minutes', isMinimised: false }] },
};

export const Dark: Story = { globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    windows: [{ id: 'reply', title: 'رد: الميناء', isMinimised: false }],
    labels: { minimise: 'تصغير', close: 'إغلاق' },
    children: () => <TextField label="الموضوع" name="subject" />,
  },
  globals: { locale: 'ar' },
};
