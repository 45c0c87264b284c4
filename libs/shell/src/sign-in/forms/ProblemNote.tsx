import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { SubmissionProblem } from '../machines/submission';
import { authMessages, authTexts } from '../messages';

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
    <Note role="alert">
      <CircleAlert aria-hidden />
      <span>{content}</span>
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
