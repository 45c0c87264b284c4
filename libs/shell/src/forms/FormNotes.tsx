import { Alert } from '@ezone/ui/alert';
import { Button } from '@ezone/ui/button';
import { useIntl } from 'react-intl';
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
      {form.isBehind && (
        <Alert role="status" icon={null}>
          {formatMessage(formMessages.behind)}
        </Alert>
      )}
      {form.dropDraft && (
        <Alert
          role="status"
          icon={null}
          actions={
            <Button size="dense" onPress={form.dropDraft}>
              {formatMessage(formMessages.drop)}
            </Button>
          }
        >
          {formatMessage(formMessages.resumed)}
          {form.changed.length > 0 && (
            <> {formatMessage(formTexts.changed, { fields: formatList(form.changed.map(toWords)) })}</>
          )}
        </Alert>
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
