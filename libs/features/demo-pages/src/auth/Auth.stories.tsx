import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DemoStage } from '../testing/DemoStage';

const meta = {
  title: 'Pages/Authentication',
  component: DemoStage,
  args: { path: '/pages/auth/login' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '60rem' } } },
} satisfies Meta<typeof DemoStage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A card in the middle. The form looks at its rules as every form does, and then says that nothing was sent. */
export const Login: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nora@example');
    await userEvent.tab();
    await userEvent.type(canvas.getByLabelText('Password'), 'a long sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

/** A card whose other half says what Ezone is good for. */
export const LoginWithPanel: Story = { args: { path: '/pages/auth/login-2' } };

/** The whole page in two. */
export const LoginSplit: Story = { args: { path: '/pages/auth/login-3' } };

/** What is wrong stands at its field once that is left. */
export const Register: Story = {
  args: { path: '/pages/auth/register' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nora');
    await userEvent.type(canvas.getByLabelText('New password'), 'short');
    await userEvent.tab();
    await expect(await canvas.findByText('This is not an email address.')).toBeVisible();
    await expect(await canvas.findByText('At least 8 characters.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create the account' })).toBeDisabled();
  },
};

export const RegisterWithPanel: Story = { args: { path: '/pages/auth/register-2' } };

export const RegisterSplit: Story = { args: { path: '/pages/auth/register-3' } };

export const ForgotPassword: Story = { args: { path: '/pages/auth/forgot-password' } };

export const ForgotPasswordWithPanel: Story = { args: { path: '/pages/auth/forgot-password-2' } };

export const ResetPassword: Story = { args: { path: '/pages/auth/reset-password' } };

export const ResetPasswordWithPanel: Story = { args: { path: '/pages/auth/reset-password-2' } };

/** Whoever is signed in sees their own name. */
export const Lock: Story = { args: { path: '/pages/auth/lock', isSignedIn: true } };

/** Nothing is to be filled in: the button says at once that this is a demo. */
export const MailConfirm: Story = {
  args: { path: '/pages/auth/mail-confirm' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send it once more' }));
    await expect(await canvas.findByText(/this is a demo page: nothing was sent/)).toBeVisible();
  },
};

export const Dark: Story = { args: { path: '/pages/auth/login-2' }, globals: { scheme: 'defaultDark' } };

export const RightToLeft: Story = { args: { path: '/pages/auth/register-3' }, globals: { locale: 'ar' } };

export const OnAPhone: Story = {
  args: { path: '/pages/auth/register-2' },
  globals: { viewport: { value: 'phone' }, locale: 'tr' },
};
