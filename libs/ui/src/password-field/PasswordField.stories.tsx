import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { PasswordField } from '.';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: {
    label: 'Password',
    name: 'password',
    autoComplete: 'current-password',
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    capsLockHint: 'Caps lock is on.',
  },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'admin');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
};

/** What was typed stays when it is shown and hidden again. */
export const Shown: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'admin');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('admin');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible();
  },
};

/** Says so while caps lock is on and the field has the focus. */
export const CapsLock: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.click(field);
    fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
    await waitFor(() => expect(canvas.getByText('Caps lock is on.')).toBeVisible());
    await expect(field).toHaveAccessibleDescription('Caps lock is on.');
  },
};

export const Invalid: Story = {
  args: { error: 'Password is too short - should be 4 chars minimum.' },
  play: async ({ canvas }) => expect(canvas.getByLabelText('Password')).toBeInvalid(),
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Large: Story = { args: { size: 'large' } };

export const Dark: Story = { args: { error: 'Check your password' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = {
  args: {
    label: 'كلمة المرور',
    showLabel: 'إظهار كلمة المرور',
    hideLabel: 'إخفاء كلمة المرور',
    capsLockHint: 'مفتاح الأحرف الكبيرة مفعّل.',
  },
  globals: { locale: 'ar' },
};
