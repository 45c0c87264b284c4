import { Button } from '@ezone/ui/button';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useBlocker } from 'react-router-dom';
import { fetchDialogAhead, useDialog } from '../notices/dialog';
import { signOutPath } from '../routing/decideRoute';
import { useAuth } from '../session/AuthProvider';
import { formMessages } from './messages';
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
 * Asks before the user follows a link away from a form whose draft is kept. It asks nothing while the form is being saved, after its record
 * was removed, of a guest, or of somebody who signs out. One on a page at a time.
 * @param frame the form, which saves before leaving
 * @param isGone whether the record was removed; called when the user leaves
 */
export const useUnsavedGuard = (
  form: FormState,
  frame: RefObject<HTMLFormElement | null>,
  isGone: () => boolean,
): void => {
  const { session } = useAuth();
  const ask = useUnsavedQuestion();
  const isUnsaved = form.isDirty && !form.isSaving;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      currentLocation.pathname !== nextLocation.pathname &&
      nextLocation.pathname !== signOutPath &&
      session.getSnapshot().context.user !== null &&
      !isGone(),
  );
  // The question can then be asked without a network, too.
  useEffect(() => {
    if (isUnsaved) fetchDialogAhead();
  }, [isUnsaved]);

  const decide = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    const answer = await ask();
    if (answer === 'leave') blocker.proceed();
    else if (answer === 'save' && frame.current) {
      form.leaveOnceSaved({ go: blocker.proceed, stay: blocker.reset });
      frame.current.requestSubmit();
    } else blocker.reset();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void decide();
  }, [blocker.state]);
};
