import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '.';

const meta = {
  title: 'Components/Checkbox',
  tags: ['!autodocs'],
  component: Checkbox,
  args: { children: 'Keep me signed in', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep me signed in' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByText('Keep me signed in'));
    await expect(box).not.toBeChecked();
  },
};

export const On: Story = { args: { defaultSelected: true } };

/** Some, but not all, of what it stands for. */
export const Indeterminate: Story = { args: { isIndeterminate: true, children: 'All notes' } };

export const WithDescription: Story = {
  args: { description: 'Not on a computer that others use.' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Not on a computer that others use.'),
};

export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } };

export const Invalid: Story = { args: { error: 'Read them first.', children: 'I have read the terms' } };

export const Dark: Story = { args: { defaultSelected: true }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: { children: 'أبقني مسجّل الدخول', description: 'ليس على جهاز يستخدمه غيرك.', defaultSelected: true },
  globals: { locale: 'ar' },
};
