import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { Button } from '.';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(2)};
`;

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save note', onPress: fn() },
  tags: ['!autodocs'],
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save note' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = {};

export const Ghost: Story = { args: { variant: 'ghost' } };

/** Only for what destroys something. */
export const Danger: Story = { args: { variant: 'danger', children: 'Delete note' } };

export const WithIcon: Story = {
  args: { variant: 'primary', icon: <Plus aria-hidden="true" />, children: 'New note' },
};

export const Dense: Story = { args: { size: 'dense' } };

/** For sign-in and phones. */
export const Large: Story = { args: { size: 'large', variant: 'primary' } };

export const FullWidth: Story = { args: { fullWidth: true, size: 'large', variant: 'primary' } };

/** Keeps its name, its width and the focus, but cannot be pressed twice. */
export const Busy: Story = {
  args: { variant: 'primary', isPending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save note' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

/** Says why under the pointer or the focus, and to screen readers. */
export const DisabledWithReason: Story = {
  args: { variant: 'primary', disabledReason: 'Fill in your e-mail and password first.' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Save note' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Fill in your e-mail and password first.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** What ends something: the way back first, then the one thing to do. */
export const Row: Story = {
  render: () => (
    <Buttons>
      <Button>Cancel</Button>
      <Button variant="primary">Save note</Button>
    </Buttons>
  ),
};

export const Dark: Story = {
  render: () => (
    <>
      <Button variant="primary">Save</Button> <Button>Cancel</Button> <Button variant="ghost">Skip</Button>{' '}
      <Button variant="danger">Delete</Button> <Button isDisabled>Not now</Button>
    </>
  ),
  globals: { scheme: 'defaultDark' },
};

export const RightToLeft: Story = {
  args: { variant: 'primary', icon: <Plus aria-hidden="true" />, children: 'ملاحظة جديدة' },
  globals: { locale: 'ar' },
};
