import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import type { LiveActor } from '@ezone/statechart/machine-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import styled from 'styled-components';
import { createActor, fromPromise } from 'xstate';
import { ProblemNote } from '../../forms/ProblemNote';
import { RegisterForm } from '../forms/RegisterForm';
import type { RegisterValues } from '../forms/RegisterForm';
import { registerSchema } from '../forms/registerSchema';
import { useAccountForm } from '../forms/useAccountForm';
import { registerDocs } from './registerMachine.docs';
import { registerMachine } from './registerMachine';
import type { AccountDraft } from './accountMachineOf';
import type { SubmissionProblem } from '../../forms/submissionProblem';
import type { Session } from '../../session/tokenSessionMachine';

type FormAtProps = {
  state: 'editing' | 'submitting' | 'failed' | 'done';
  problem: SubmissionProblem | null;
};

// A server that never answers, so that each state stands still.
const machine = registerMachine.provide({
  actors: { submit: fromPromise<Session, AccountDraft>(() => new Promise(() => undefined)) },
});

/** The registration form in one state of its machine. */
function FormAt({ state, problem }: FormAtProps) {
  const [actor] = useState(() => {
    const snapshot = machine.resolveState({ value: state, context: { problem } });
    return createActor(machine, { snapshot }).start();
  });
  return <FormView actor={actor} />;
}

/** The form, driven by its machine. */
function FormView({ actor: register }: { actor: LiveActor<typeof registerMachine> }) {
  const shown = useSelector(register, ({ context }) => context.problem);
  const form = useAccountForm<RegisterValues>({
    initialValues: { displayName: '', email: '', password: '', passwordConfirm: '' },
    initialErrors: { displayName: 'displayNameRequired', email: 'emailRequired', password: 'passwordRequired' },
    loadRules: () => Promise.resolve(registerSchema),
    refused: shown?.kind === 'fields' ? shown.errors : [],
    onEdit: () => {
      register.send({ type: 'edited' });
    },
    onSubmit: ({ displayName, email, password }) => {
      register.send({ type: 'submitted', draft: { displayName, email, password } });
    },
  });
  const isBusy = useSelector(register, (current) => current.matches('submitting'));
  return (
    <Frame>
      <RegisterForm
        form={form}
        isBusy={isBusy}
        note={<ProblemNote problem={shown} forbidden="Registration is closed here." />}
      />
    </Frame>
  );
}

const Frame = styled.div`
  max-inline-size: ${({ theme }) => theme.width.signInCard};
`;

const startForm = () => createActor(machine).start();

const meta = {
  title: 'Machines/Register',
  component: FormAt,
  args: { state: 'editing', problem: null },
  tags: ['!autodocs'],
} satisfies Meta<typeof FormAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => <MachineStage docs={registerDocs} start={startForm} view={FormView} isPadded />,
  parameters: liveStory,
  play: seesTheChart,
};

export const Editing: Story = {};

export const Submitting: Story = { args: { state: 'submitting' } };

export const FailedAtAField: Story = {
  args: {
    state: 'failed',
    problem: { kind: 'fields', errors: [{ field: 'email', message: 'The email address is already in use' }] },
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'The email address is already in use',
    ),
};

export const FailedBecauseClosed: Story = { args: { state: 'failed', problem: { kind: 'forbidden' } } };

export const FailedWithoutNetwork: Story = { args: { state: 'failed', problem: { kind: 'network' } } };

export const Done: Story = { args: { state: 'done' } };

export const RightToLeft: Story = { args: FailedAtAField.args, globals: { locale: 'ar' } };

export const Dark: Story = { args: FailedBecauseClosed.args, globals: { scheme: 'defaultDark' } };
