import { Button } from '@ezone/ui/button';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { fetchDialogAhead, useDialog } from '../notices/dialog';
import { holdUnload } from '../records';
import { signOutPath } from '../routing/decideRoute';
import { useAuth } from '../session/AuthProvider';
import { formMessages } from './messages';
import { useAskedLeave } from './useAskedLeave';
import { useLeaveQuestion } from './useLeaveGuard';
import type { FormState } from './useRecordForm';

/** Asks whether to save before leaving. Resolves to nothing where the user stays. */
const useUnsavedQuestion = () => {
  const { formatMessage } = useIntl();
  const dialog = useDialog();
  return () =>
    dialog.open<'save' | 'leave' | 'stay'>({
      title: formatMessage(formMessages.leaveTitle),
      size: 'small',
      content: () => <p>{formatMessage(formMessages.leaveKept)}</p>,
      actions: (answer) => (
        <>
          <Button onPress={() => answer('stay')}>{formatMessage(formMessages.stay)}</Button>
          <Button onPress={() => answer('leave')}>{formatMessage(formMessages.leave)}</Button>
          <Button variant="primary" onPress={() => answer('save')}>
            {formatMessage(formMessages.saveAndLeave)}
          </Button>
        </>
      ),
    });
};

/**
 * Asks before the user follows a link away from a form with unsaved changes. It asks nothing while the form is being saved, after its record
 * was removed, of a guest, or of somebody who signs out. Where the browser keeps no draft it asks each of them, also before the page is
 * closed. One on a page at a time.
 * @param frame the form, which saves before leaving
 * @param isGone whether the record was removed; called when the user leaves
 */
export const useUnsavedGuard = (
  form: FormState,
  frame: RefObject<HTMLFormElement | null>,
  isGone: () => boolean,
): void => {
  const { session } = useAuth();
  const navigate = useNavigate();
  const askToSave = useUnsavedQuestion();
  const askToLose = useLeaveQuestion();
  const { isAtRisk } = form;
  const isUnsaved = form.isDirty && !form.isSaving;
  /** From the answer that it be saved before leaving until it is, or is not. */
  const isLeading = useRef(false);
  // The question can then be asked without a network, too.
  useEffect(() => {
    if (isUnsaved) fetchDialogAhead();
  }, [isUnsaved]);
  useEffect(() => {
    if (isAtRisk) return holdUnload();
  }, [isAtRisk]);

  const isAsked = (nextPath: string) =>
    isUnsaved &&
    !isLeading.current &&
    nextPath !== signOutPath &&
    session.getSnapshot().context.user !== null &&
    !isGone();
  const ask = async () => {
    if (!isAtRisk) return askToSave();
    return (await askToLose()) ? 'leave' : 'stay';
  };
  useAskedLeave(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && (isAtRisk || isAsked(nextLocation.pathname)),
    ask,
    (answer, held) => {
      if (answer === 'leave') {
        held.proceed();
        return;
      }
      // Saving takes its time: what is held until then would be let go of by any move within the page.
      const { location } = held;
      held.reset();
      if (answer !== 'save' || !frame.current) return;
      isLeading.current = true;
      form.leaveOnceSaved({
        go: () => {
          void navigate(location, { state: location.state as unknown });
          isLeading.current = false;
        },
        stay: () => {
          isLeading.current = false;
        },
      });
      frame.current.requestSubmit();
    },
  );
};
