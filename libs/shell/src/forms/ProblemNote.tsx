import type { FieldProblem } from '@ezone/api-client';
import { Alert } from '@ezone/ui/alert';
import { useIntl } from 'react-intl';
import { problemMessages, problemTexts } from './problemMessages';
import type { SubmissionProblem } from './submissionProblem';

type ProblemNoteProps = {
  problem: SubmissionProblem | null;
  /** The sentence if the server forbids the whole action. @default that one may not do this */
  forbidden?: string;
  /** The sentence that says why the server refused it as a whole. @default only that it did */
  reason?: string | undefined;
  /** Problems of fields that the form does not show. */
  unplaced?: readonly FieldProblem[];
};

const none: readonly FieldProblem[] = [];

/** Says why the form as a whole was refused. The problem of a field is shown at the field. */
export const ProblemNote = ({ problem, forbidden, reason, unplaced = none }: ProblemNoteProps) => {
  const { formatMessage } = useIntl();
  const text = (): string | null => {
    switch (problem?.kind) {
      case 'network':
        return formatMessage(problemMessages.offline);
      case 'forbidden':
        return forbidden ?? formatMessage(problemMessages.forbidden);
      case 'tooMany':
        return problem.seconds === undefined
          ? formatMessage(problemMessages.tooMany)
          : formatMessage(problemTexts.tooManySeconds, { seconds: problem.seconds });
      case 'refused':
        return [reason, formatMessage(problemMessages.fields)].filter(Boolean).join(' ');
      case 'unexpected':
        return problem.requestId === ''
          ? formatMessage(problemMessages.unexpected)
          : formatMessage(problemTexts.unexpectedWithId, { requestId: problem.requestId });
      default:
        return unplaced.length > 0 ? formatMessage(problemMessages.fields) : null;
    }
  };
  const content = text();
  if (content === null) return null;
  return (
    <Alert tone="error" role="alert">
      <p>{content}</p>
      {unplaced.map(({ field, message }) => (
        <p key={`${field} ${message}`} dir="auto">
          {message}
        </p>
      ))}
    </Alert>
  );
};
