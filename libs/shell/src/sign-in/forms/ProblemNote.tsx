import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { SubmissionProblem } from '../machines/submission';
import { authMessages, authTexts } from '../messages';
import { Note } from './Note';

/** Says why a form as a whole was not accepted. What concerns a field is said at the field. */
export const ProblemNote = ({ problem }: { problem: SubmissionProblem | null }) => {
  const { formatMessage } = useIntl();
  const text = (): ReactNode => {
    switch (problem?.kind) {
      case 'network':
        return formatMessage(authMessages.offline);
      case 'forbidden':
        return formatMessage(authMessages.registrationClosed);
      case 'tooMany':
        return problem.seconds === undefined
          ? formatMessage(authMessages.tooMany)
          : formatMessage(authTexts.tooManySeconds, { seconds: problem.seconds });
      case 'unexpected':
        return problem.requestId === ''
          ? formatMessage(authMessages.unexpected)
          : formatMessage(authTexts.unexpectedWithId, { requestId: problem.requestId });
      default:
        return null;
    }
  };
  const content = text();
  if (content === null) return null;
  return (
    <Note tone="error" role="alert">
      {content}
    </Note>
  );
};
