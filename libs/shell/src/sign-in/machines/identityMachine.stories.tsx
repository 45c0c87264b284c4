import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { LiveActor } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { createActor } from 'xstate';
import { OpenIdEntry } from '../services/OpenIdEntry';
import { identityDocs } from './identityMachine.docs';
import type { IdentityProblem, identityMachine } from './identityMachine';
import { identityFlowAt, waitingIdentityMachine } from '../testing/identityFlowAt';
import type { IdentityFlowState } from '../testing/identityFlowAt';

/** What the tab of Auth0 shows of the flow. */
function FlowView({ actor }: { actor: LiveActor<typeof identityMachine> }) {
  const isDone = useSelector(actor, (snapshot) => snapshot.matches('done'));
  if (isDone) return <p>Signed in.</p>;
  return (
    <Frame>
      <OpenIdEntry actor={actor} intent="login" service="Auth0" />
    </Frame>
  );
}

type FlowAtProps = { state: IdentityFlowState; problem: IdentityProblem | null };

/** The flow, standing still in one state of its machine. */
function FlowAt({ state, problem }: FlowAtProps) {
  const [actor] = useState(() => identityFlowAt(state, problem));
  return <FlowView actor={actor} />;
}

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  max-inline-size: ${({ theme }) => theme.width.signInCard};
`;

const startFlow = () => createActor(waitingIdentityMachine, { input: { isConfigured: true } }).start();

const meta = {
  title: 'Machines/Third-party identity',
  component: FlowAt,
  args: { state: 'idle', problem: null },
  tags: ['!autodocs'],
} satisfies Meta<typeof FlowAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={identityDocs} start={startFlow} view={FlowView} isPadded />,
  parameters: liveStory,
  play: seesTheChart,
};

export const NotConfigured: Story = { args: { state: 'notConfigured' } };

export const Idle: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login with Auth0' }));
    await expect(canvas.getByRole('button', { name: 'Login with Auth0' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Authenticating: Story = { args: { state: 'authenticating' } };

export const FetchingUser: Story = { args: { state: 'fetchingUser' } };

export const Failed: Story = { args: { state: 'failed', problem: { kind: 'network' } } };

export const Denied: Story = { args: { state: 'failed', problem: { kind: 'denied' } } };

export const ServiceDown: Story = { args: { state: 'failed', problem: { kind: 'serviceDown' } } };

export const Misconfigured: Story = {
  args: { state: 'failed', problem: { kind: 'misconfigured', code: 'unauthorized_client' } },
};

export const EmailTaken: Story = {
  args: {
    state: 'failed',
    problem: { kind: 'fields', errors: [{ field: 'email', message: 'The email address is already in use' }] },
  },
};

export const Done: Story = { args: { state: 'done' } };

export const RightToLeft: Story = { ...ServiceDown, globals: { locale: 'ar' } };

export const Dark: Story = { ...Failed, globals: { scheme: 'defaultDark' } };
