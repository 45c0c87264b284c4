import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '../../notices/toast';
import { RegisterForm } from '../forms/RegisterForm';
import type { RegisterValues } from '../forms/RegisterForm';
import { SignInForm } from '../forms/SignInForm';
import { useAccountForm } from '../forms/useAccountForm';
import type { LoginOrRegister } from '../machines/identityMachine';
import type { Credentials } from '../machines/signInMachine';
import { serviceTexts } from '../messages';
import { IdentityProblemNote } from './IdentityProblemNote';
import { NotConfigured } from './NotConfigured';
import { isBusy } from './useIdentityActor';
import type { IdentityActor } from './useIdentityActor';

type FirebaseEntryProps = {
  actor: IdentityActor;
  intent: LoginOrRegister;
  /** What the service is called. */
  service: string;
};

const loadSignInRules = async () => (await import('../forms/firebaseSignInSchema')).firebaseSignInSchema;
const loadRegisterRules = async () => (await import('../forms/registerSchema')).registerSchema;

/** The form by which one signs in to Firebase, or registers there. */
export const FirebaseEntry = ({ actor, intent, service }: FirebaseEntryProps) => {
  const isNotConfigured = useSelector(actor, (snapshot) => snapshot.matches('notConfigured'));
  if (isNotConfigured) return <NotConfigured service={service} />;
  return intent === 'login' ? <Login actor={actor} service={service} /> : <Register actor={actor} service={service} />;
};

function Login({ actor, service }: Omit<FirebaseEntryProps, 'intent'>) {
  const { wiring, isPending, note } = useFlow(actor, service);
  const form = useAccountForm<Credentials>({
    ...wiring,
    initialValues: { email: '', password: '' },
    initialErrors: { email: 'emailRequired', password: 'passwordRequired' },
    loadRules: loadSignInRules,
    onSubmit: (draft) => actor.send({ type: 'login.triggered', draft }),
  });
  return <SignInForm form={form} isBusy={isPending} note={note} />;
}

function Register({ actor, service }: Omit<FirebaseEntryProps, 'intent'>) {
  const { wiring, isPending, note } = useFlow(actor, service);
  const form = useAccountForm<RegisterValues>({
    ...wiring,
    initialValues: { displayName: '', email: '', password: '', passwordConfirm: '' },
    initialErrors: { displayName: 'displayNameRequired', email: 'emailRequired', password: 'passwordRequired' },
    loadRules: loadRegisterRules,
    onSubmit: ({ displayName, email, password }) =>
      actor.send({ type: 'register.triggered', draft: { displayName: displayName.trim(), email, password } }),
  });
  return <RegisterForm form={form} isBusy={isPending} note={note} />;
}

/** What a form shows of the flow. What is about no field, and nothing that its user can mend, is a notification. */
const useFlow = (actor: IdentityActor, service: string) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const problem = useSelector(actor, ({ context }) => context.problem);
  const code = problem?.kind === 'misconfigured' ? problem.code : null;
  useEffect(() => {
    if (code === null) return;
    toast.show({ variant: 'error', message: formatMessage(serviceTexts.misconfigured, { service, code }) });
  }, [code, formatMessage, service, toast]);
  const isElsewhere = problem?.kind === 'fields' || problem?.kind === 'misconfigured';
  return {
    wiring: {
      refused: problem?.kind === 'fields' ? problem.errors : [],
      onEdit: () => actor.send({ type: 'edited' }),
    },
    isPending: useSelector(actor, isBusy),
    note: <IdentityProblemNote problem={isElsewhere ? null : problem} service={service} />,
  };
};
