import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { ToastProvider } from '../../notices/toast';
import { RoutingStage } from '../../routing/testing';
import { serviceNames } from '../../session/identity';
import type { IdentityProblem, LoginOrRegister } from '../machines/identityMachine';
import { identityFlowAt } from '../testing/identityFlowAt';
import type { IdentityFlowState } from '../testing/identityFlowAt';
import { FirebaseEntry } from './FirebaseEntry';
import { Return } from './Return';

type FirebaseFormProps = { intent: LoginOrRegister; state: IdentityFlowState; problem: IdentityProblem | null };

/** The form of Firebase's tab, standing still in one state of its flow. */
function FirebaseForm({ intent, state, problem }: FirebaseFormProps) {
  const [actor] = useState(() => identityFlowAt(state, problem));
  return (
    <Card>
      <FirebaseEntry actor={actor} intent={intent} service={serviceNames.firebase} />
    </Card>
  );
}

type ReturnAtProps = Omit<FirebaseFormProps, 'intent'> & {
  /** Whether the service has said who somebody is, and only our server did not answer. */
  isKnown?: boolean;
};

/** The page at `/callback`, to which a provider sends people back. */
function ReturnAt({ state, problem, isKnown = false }: ReturnAtProps) {
  const [actor] = useState(() => identityFlowAt(state, problem, isKnown ? { token: 'of-the-provider' } : null));
  return (
    <RoutingStage>
      <Return actor={actor} service={serviceNames.auth0} />
    </RoutingStage>
  );
}

const Card = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  max-inline-size: ${({ theme }) => theme.width.signInCard};
`;

const meta = {
  title: 'Shell/Sign-in services',
  component: FirebaseForm,
  args: { intent: 'login', state: 'idle', problem: null },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  tags: ['!autodocs'],
} satisfies Meta<typeof FirebaseForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const emailTaken: IdentityProblem = {
  kind: 'fields',
  errors: [{ field: 'email', message: 'The email address is already in use' }],
};

export const FirebaseLogin: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@ezone.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'analytical{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const FirebaseRegister: Story = { args: { intent: 'register' } };

export const FirebaseEmailTaken: Story = {
  args: { intent: 'register', state: 'failed', problem: emailTaken },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The email address is already in use')).toBeVisible();
  },
};

export const FirebaseDown: Story = { args: { state: 'failed', problem: { kind: 'serviceDown' } } };

export const FirebaseNotConfigured: Story = { args: { state: 'notConfigured' } };

export const FirebaseRightToLeft: Story = { ...FirebaseDown, globals: { locale: 'ar' } };

export const BackAndWaiting: Story = { render: () => <ReturnAt state="fetchingUser" problem={null} /> };

export const BackAndDenied: Story = { render: () => <ReturnAt state="failed" problem={{ kind: 'denied' }} /> };

export const BackWhileOurServerIsAway: Story = {
  render: () => <ReturnAt state="failed" problem={{ kind: 'network' }} isKnown />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Logging in with Auth0' })).toBeVisible();
  },
};

export const BackNotConfigured: Story = { render: () => <ReturnAt state="notConfigured" problem={null} /> };

export const BackDark: Story = { ...BackAndDenied, globals: { scheme: 'defaultDark' } };
