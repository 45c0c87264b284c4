import { Button } from '@ezone/ui/button';
import { tintedBox } from '@ezone/ui/tinted-box';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { reasonOfStatus } from '../data/query';
import { formMessages, formTexts } from './messages';
import { ProblemNote } from './ProblemNote';
import { useLeaveGuard } from './useLeaveGuard';
import type { FormState } from './useRecordForm';

type FormNotesProps = {
  form: FormState;
  /** Whether what stands around them asks before leaving. @default they do, if that would lose something */
  isGuarded?: boolean;
};

/**
 * The notes above the fields of a form: that a draft was restored, what is not saved yet, and why the form was not saved. It
 * also asks before leaving, if that would lose something.
 */
export const FormNotes = ({ form, isGuarded = false }: FormNotesProps) => {
  const { formatMessage, formatList } = useIntl();
  const { problem } = form;
  const reason = problem?.kind === 'refused' ? reasonOfStatus(problem.statusCode) : undefined;
  return (
    <>
      {form.isAtRisk && !isGuarded && <LeaveGuard />}
      {form.isBehind && <State role="status">{formatMessage(formMessages.behind)}</State>}
      {form.dropDraft && (
        <State role="status">
          <span>
            {formatMessage(formMessages.resumed)}
            {form.changed.length > 0 && (
              <> {formatMessage(formTexts.changed, { fields: formatList(form.changed.map(toWords)) })}</>
            )}
          </span>
          <Button size="dense" onPress={form.dropDraft}>
            {formatMessage(formMessages.drop)}
          </Button>
        </State>
      )}
      <ProblemNote problem={problem} reason={reason && formatMessage(reason)} unplaced={form.unplaced} />
    </>
  );
};

/** A field by its name, and what it has become where that can be said in words. */
const toWords = ({ name, value }: FormState['changed'][number]): string =>
  [name, typeof value === 'string' || typeof value === 'number' ? String(value) : undefined].filter(Boolean).join(': ');

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
  ${tintedBox('info')}
  ${({ theme }) => theme.type.body}
`;
