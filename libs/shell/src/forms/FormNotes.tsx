import { Button } from '@ezone/ui/button';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { formMessages } from './messages';
import { ProblemNote } from './ProblemNote';
import { useLeaveGuard } from './useLeaveGuard';
import type { FormState } from './useRecordForm';

/**
 * The notes above the fields of a form: that a draft was restored, and why the form was not saved. It also asks before
 * leaving, if that would lose something.
 */
export const FormNotes = ({ form }: { form: FormState }) => {
  const { formatMessage } = useIntl();
  return (
    <>
      {form.isAtRisk && <LeaveGuard />}
      {form.dropDraft && (
        <Resumed role="status">
          {formatMessage(formMessages.resumed)}
          <Button size="dense" onPress={form.dropDraft}>
            {formatMessage(formMessages.drop)}
          </Button>
        </Resumed>
      )}
      <ProblemNote problem={form.problem} unplaced={form.unplaced} />
    </>
  );
};

function LeaveGuard() {
  useLeaveGuard(true);
  return null;
}

const Resumed = styled.div`
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
