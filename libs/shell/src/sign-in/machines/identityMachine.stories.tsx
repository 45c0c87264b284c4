import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { LiveActor } from '@ezone/statechart/machine-stage';
import { Button } from '@ezone/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { createActor, fromPromise } from 'xstate';
import { ProblemNote } from '../../forms/ProblemNote';
import { identityDocs } from './identityMachine.docs';
import { identityMachine } from './identityMachine';
import type { Identity, IdentityIntent } from './identityMachine';
import type { SubmissionProblem } from '../../forms/submissionProblem';
import type { Session } from '../../session/tokenSessionMachine';

const never = () => new Promise<never>(() => undefined);

// A service and a server that never answer, so that each state stands still.
const machine = identityMachine.provide({
  actors: {
    authenticate: fromPromise<Identity, { intent: IdentityIntent }>(never),
    fetchUser: fromPromise<Session, Identity>(never),
  },
});

/** What a tab of the sign-in page shows of the flow. */
function FlowView({ actor }: { actor: LiveActor<typeof identityMachine> }) {
  const state = useSelector(actor, ({ value }) => value);
  const problem = useSelector(actor, ({ context }) => context.problem);
  if (state === 'notConfigured') return <p>Auth0 is not configured on this server.</p>;
  if (state === 'done') return <p>Signed in.</p>;
  const isBusy = state === 'authenticating' || state === 'fetchingUser';
  return (
    <Frame>
      <ProblemNote problem={problem} />
      <Button variant="primary" size="large" isPending={isBusy} onPress={() => actor.send({ type: 'login.triggered' })}>
        Log in with Auth0
      </Button>
      <Button size="large" isPending={isBusy} onPress={() => actor.send({ type: 'register.triggered' })}>
        Register with Auth0
      </Button>
      {state === 'failed' && (
        <Button variant="ghost" onPress={() => actor.send({ type: 'retry.requested' })}>
          Try again
        </Button>
      )}
    </Frame>
  );
}

type FlowAtProps = {
  state: 'notConfigured' | 'idle' | 'authenticating' | 'fetchingUser' | 'failed' | 'done';
  problem: SubmissionProblem | null;
};

/** The flow, standing still in one state of its machine. */
function FlowAt({ state, problem }: FlowAtProps) {
  const [actor] = useState(() => {
    const isConfigured = state !== 'notConfigured';
    const snapshot = machine.resolveState({ value: state, context: { isConfigured, identity: null, problem } });
    return createActor(machine, { input: { isConfigured }, snapshot }).start();
  });
  return <FlowView actor={actor} />;
}

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  max-inline-size: ${({ theme }) => theme.width.signInCard};
`;

const startFlow = () => createActor(machine, { input: { isConfigured: true } }).start();

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
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with Auth0' }));
    await expect(canvas.getByRole('button', { name: 'Log in with Auth0' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Authenticating: Story = { args: { state: 'authenticating' } };

export const FetchingUser: Story = { args: { state: 'fetchingUser' } };

export const Failed: Story = { args: { state: 'failed', problem: { kind: 'network' } } };

export const Done: Story = { args: { state: 'done' } };

export const RightToLeft: Story = { ...Failed, globals: { locale: 'ar' } };

export const Dark: Story = { ...Failed, globals: { scheme: 'defaultDark' } };
