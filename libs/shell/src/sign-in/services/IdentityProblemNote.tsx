import { Alert } from '@ezone/ui/alert';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ProblemNote } from '../../forms/ProblemNote';
import type { IdentityProblem } from '../machines/identityMachine';
import { authMessages, refusalOf, serviceTexts, validationMessages } from '../messages';

type IdentityProblemNoteProps = {
  problem: IdentityProblem | null;
  /** What the service is called. */
  service: string;
};

/** Says why a service did not bring somebody in. */
export const IdentityProblemNote = ({ problem, service }: IdentityProblemNoteProps) => {
  const { formatMessage } = useIntl();
  const wordsOf = (message: string): string => {
    const code = refusalOf(message);
    if (code === 'emailTaken') return formatMessage(serviceTexts.emailTaken, { service });
    return code ? formatMessage(validationMessages[code]) : message;
  };
  switch (problem?.kind) {
    case 'denied':
    case 'stateLost':
    case 'serviceDown':
    case 'refused':
      return <Said>{formatMessage(serviceTexts[problem.kind], { service })}</Said>;
    case 'misconfigured':
      return <Said>{formatMessage(serviceTexts.misconfigured, { service, code: problem.code })}</Said>;
    case 'fields':
      return <Said>{problem.errors.map(({ message }) => wordsOf(message)).join(' ')}</Said>;
    default:
      return <ProblemNote problem={problem ?? null} forbidden={formatMessage(authMessages.registrationClosed)} />;
  }
};

function Said({ children }: { children: ReactNode }) {
  return (
    <Alert tone="error" role="alert">
      {children}
    </Alert>
  );
}
