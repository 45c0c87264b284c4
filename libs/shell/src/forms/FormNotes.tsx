import { Button } from '@ezone/ui/button';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { reasonOfStatus } from '../data/query';
import { formMessages } from './messages';
import { ProblemNote } from './ProblemNote';
import { useLeaveGuard } from './useLeaveGuard';
import type { FormState } from './useRecordForm';

/**
 * The notes above the fields of a form: that a draft was restored, what is not saved yet, and why the form was not saved. It
 * also asks before leaving, if that would lose something.
 */
export const FormNotes = ({ form }: { form: FormState }) => {
  const { formatMessage } = useIntl();
  const { problem } = form;
  const reason = problem?.kind === 'refused' ? reasonOfStatus(problem.statusCode) : undefined;
  return (
    <>
      {form.isAtRisk && <LeaveGuard />}
      {form.isBehind && <State role="status">{formatMessage(formMessages.behind)}</State>}
      {form.dropDraft && (
        <State role="status">
          {formatMessage(formMessages.resumed)}
          <Button size="dense" onPress={form.dropDraft}>
            {formatMessage(formMessages.drop)}
          </Button>
        </State>
      )}
      <ProblemNote problem={problem} reason={reason && formatMessage(reason)} unplaced={form.unplaced} />
    </>
  );
};

function LeaveGuard() {
  useLeaveGuard(true);
  return null;
}

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme }) => theme.tone.info.text};
  background: ${({ theme }) => theme.tone.info.tint};
  ${({ theme }) => theme.type.body}
`;
