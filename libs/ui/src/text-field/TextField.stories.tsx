import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { TextField } from '.';

const meta = {
  title: 'Components/TextField',
  tags: ['!autodocs'],
  component: TextField,
  args: { label: 'E-mail', name: 'email', type: 'email', autoComplete: 'off', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'ada@ezone.example');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toHaveValue('ada@ezone.example');
  },
};

export const Filled: Story = { args: { defaultValue: 'ada@ezone.example' } };

export const WithDescription: Story = { args: { description: 'We write to it only when you ask for a new password.' } };

/** The error is read with the field, and says how to mend it. */
export const Invalid: Story = {
  args: {
    defaultValue: 'ada@',
    error: 'You must enter a valid email',
    description: 'The address you registered with.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('You must enter a valid email The address you registered with.');
  },
};

export const Disabled: Story = { args: { defaultValue: 'ada@ezone.example', isDisabled: true } };

/** Where the place of the field says enough. Its label stays for screen readers. */
export const SearchBox: Story = {
  args: {
    label: 'Search notes',
    labelHidden: true,
    placeholder: 'Search notes',
    type: 'search',
    name: 'search',
    icon: <Search aria-hidden="true" />,
  },
};

export const Dense: Story = { args: { size: 'dense', defaultValue: 'Quarterly report', label: 'Title', type: 'text' } };

/** For sign-in and phones. */
export const Large: Story = { args: { size: 'large' } };

export const Dark: Story = { args: { ...Invalid.args }, globals: { scheme: 'defaultDark' } };

/** An address reads from left to right, in Arabic too. */
export const RightToLeft: Story = {
  args: {
    label: 'البريد الإلكتروني',
    description: 'العنوان الذي سجّلت به.',
    error: 'يجب إدخال بريد إلكتروني صالح',
    defaultValue: 'ada@',
    dir: 'ltr',
  },
  globals: { locale: 'ar' },
};
