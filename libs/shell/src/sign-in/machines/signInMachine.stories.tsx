import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { LiveActor } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import styled from 'styled-components';
import { createActor, fromPromise } from 'xstate';
import { ProblemNote } from '../../forms/ProblemNote';
import { SignInForm } from '../forms/SignInForm';
import { useAccountForm } from '../forms/useAccountForm';
import { signInSchema } from '../forms/signInSchema';
import { signInDocs } from './signInMachine.docs';
import { signInMachine } from './signInMachine';
import type { Credentials } from './signInMachine';
import type { AccountDraft } from './accountMachineOf';
import type { SubmissionProblem } from '../../forms/submissionProblem';
import type { Session } from '../../session/tokenSessionMachine';

type FormAtProps = {
  state: 'editing' | 'submitting' | 'failed' | 'done';
  problem: SubmissionProblem | null;
};

// A server that never answers, so that each state stands still.
const machine = signInMachine.provide({
  actors: { submit: fromPromise<Session, AccountDraft>(() => new Promise(() => undefined)) },
});

/** The sign-in form in one state of its machine. */
function FormAt({ state, problem }: FormAtProps) {
  const [actor] = useState(() => {
    const snapshot = machine.resolveState({ value: state, context: { problem } });
    return createActor(machine, { snapshot }).start();
  });
  return <FormView actor={actor} />;
}

/** The form, driven by its machine. */
function FormView({ actor: signIn }: { actor: LiveActor<typeof signInMachine> }) {
  const shown = useSelector(signIn, ({ context }) => context.problem);
  const form = useAccountForm<Credentials>({
    initialValues: { email: '', password: '' },
    initialErrors: { email: 'emailRequired', password: 'passwordRequired' },
    loadRules: () => Promise.resolve(signInSchema),
    refused: shown?.kind === 'fields' ? shown.errors : [],
    onEdit: () => {
      signIn.send({ type: 'edited' });
    },
    onSubmit: (draft) => {
      signIn.send({ type: 'submitted', draft });
    },
  });
  const isBusy = useSelector(signIn, (current) => current.matches('submitting'));
  return (
    <Frame>
      <SignInForm form={form} isBusy={isBusy} note={<ProblemNote problem={shown} />} />
    </Frame>
  );
}

const Frame = styled.div`
  max-inline-size: ${({ theme }) => theme.width.signInCard};
`;

const startForm = () => createActor(machine).start();

const meta = {
  title: 'Machines/Sign-in',
  component: FormAt,
  args: { state: 'editing', problem: null },
  tags: ['!autodocs'],
} satisfies Meta<typeof FormAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={signInDocs} start={startForm} view={FormView} isPadded />,
  parameters: liveStory,
  play: seesTheChart,
};

export const Editing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@ezone.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'analytical');
    await expect(await canvas.findByRole('button', { name: 'Login' })).toBeEnabled();
  },
};

export const Submitting: Story = { args: { state: 'submitting' } };

export const FailedAtAField: Story = {
  args: {
    state: 'failed',
    problem: { kind: 'fields', errors: [{ field: 'password', message: 'Check your password' }] },
  },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription('Check your password');
    await userEvent.type(password, 'x');
    await expect(password).not.toHaveAccessibleDescription('Check your password');
  },
};

export const FailedWithoutNetwork: Story = { args: { state: 'failed', problem: { kind: 'network' } } };

export const FailedAfterTooManyTries: Story = {
  args: { state: 'failed', problem: { kind: 'tooMany', seconds: 30 } },
};

export const FailedUnexpectedly: Story = {
  args: { state: 'failed', problem: { kind: 'unexpected', requestId: 'f81d4fae' } },
};

export const Done: Story = { args: { state: 'done' } };

export const RightToLeft: Story = { args: FailedAtAField.args, globals: { locale: 'ar' } };

export const Dark: Story = { args: FailedWithoutNetwork.args, globals: { scheme: 'defaultDark' } };
