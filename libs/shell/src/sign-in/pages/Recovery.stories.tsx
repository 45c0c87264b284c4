import type { AnswerOf } from '@ezone/api-client';
import { fakeApi } from '@ezone/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ToastProvider } from '../../notices/toast';
import { RoutingStage } from '../../routing/testing';
import { AuthProvider } from '../../session';
import { restingAuth } from '../../session/testing';
import { Page as ForgotPasswordPage } from './ForgotPasswordPage';
import { Page as InvitationPage } from './InvitationPage';
import { Page as ResetPasswordPage } from './ResetPasswordPage';

type RecoveryProps = {
  /** The address it is opened at. */
  path: '/forgot-password' | `/reset-password${string}` | `/invitation${string}`;
  sendsMail?: boolean;
};

const config = (sendsMail: boolean): AnswerOf<'getConfig'> => ({
  demoData: true,
  sendsMail,
  firebase: null,
  auth0: null,
});

/** The pages of whoever has forgotten the password. */
function Recovery({ path, sendsMail = true }: RecoveryProps) {
  const [auth] = useState(() => {
    const { api } = fakeApi({
      'GET /api/config': () => config(sendsMail),
      'POST /api/auth/forgot-password': () => ({ success: true }),
      'POST /api/auth/reset-password': () => ({ success: true }),
      'POST /api/auth/accept-invitation': () => ({ success: true }),
    });
    return restingAuth({ user: null, session: 'noToken', api });
  });
  return (
    <ToastProvider>
      <AuthProvider auth={auth}>
        <RoutingStage path={path}>
          <PageOf path={path} />
        </RoutingStage>
      </AuthProvider>
    </ToastProvider>
  );
}

function PageOf({ path }: Pick<RecoveryProps, 'path'>) {
  if (path === '/forgot-password') return <ForgotPasswordPage />;
  return path.startsWith('/invitation') ? <InvitationPage /> : <ResetPasswordPage />;
}

const meta = {
  title: 'Shell/Forgotten password',
  component: Recovery,
  args: { path: '/forgot-password' },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Recovery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Asking: Story = {};

/** What is said is the same whether or not there is such an account. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada@ezone.example{Enter}');
    await expect(await canvas.findByText(/a link to choose a new password is on its way/)).toBeVisible();
  },
};

/** Without a mail server the link is for an administrator to hand on. */
export const WithoutMail: Story = {
  args: { sendsMail: false },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada@ezone.example{Enter}');
    await expect(await canvas.findByText(/is in the log of this server/)).toBeVisible();
  },
};

export const Choosing: Story = { args: { path: '/reset-password#token=abc' } };

export const Chosen: Story = {
  args: { path: '/reset-password#token=abc' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'difference engine');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'difference engine{Enter}');
    await expect(await canvas.findByText(/Your password was changed/)).toBeVisible();
  },
};

/** A link that was cut, used or is too old. */
export const BadLink: Story = {
  args: { path: '/reset-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link is not valid any more');
  },
};

/** Whoever is invited chooses a first password. */
export const Invited: Story = {
  args: { path: '/invitation#token=abc' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'difference engine');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'difference engine{Enter}');
    await expect(await canvas.findByText(/Your password is set/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
