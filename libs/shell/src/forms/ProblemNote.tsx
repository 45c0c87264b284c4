import type { FieldProblem } from '@ezone/api-client';
import { CircleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { problemMessages, problemTexts } from './problemMessages';
import type { SubmissionProblem } from './submissionProblem';

type ProblemNoteProps = {
  problem: SubmissionProblem | null;
  /** What is said where the server forbids it as a whole. @default that one may not do this */
  forbidden?: string;
  /** What is wrong with fields that are not shown, and can be said nowhere else. */
  unplaced?: readonly FieldProblem[];
};

const none: readonly FieldProblem[] = [];

/** Says why a form as a whole was not accepted. What concerns a field is said at the field. */
export const ProblemNote = ({ problem, forbidden, unplaced = none }: ProblemNoteProps) => {
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
    <Note role="alert">
      <CircleAlert aria-hidden />
      <div>
        <p>{content}</p>
        {unplaced.map(({ field, message }) => (
          <p key={`${field} ${message}`} dir="auto">
            {message}
          </p>
        ))}
      </div>
    </Note>
  );
};

const Note = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme }) => theme.tone.error.text};
  background: ${({ theme }) => theme.tone.error.tint};
  ${({ theme }) => theme.type.body}

  svg {
    flex: none;
    inline-size: 1.6rem;
    block-size: 1.6rem;
    margin-block-start: 0.2rem;
  }
`;
