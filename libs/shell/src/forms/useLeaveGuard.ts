import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { useBlocker } from 'react-router-dom';
import { useDialog } from '../notices/dialog';
import { holdUnload } from '../records';
import { formMessages } from './messages';

/** Asks whether to leave although something would be lost. Resolves to the answer. */
export const useLeaveQuestion = () => {
  const { formatMessage } = useIntl();
  const dialog = useDialog();
  return (): Promise<boolean> =>
    dialog.confirm({
      title: formatMessage(formMessages.leaveTitle),
      detail: formatMessage(formMessages.leaveDetail),
      confirmLabel: formatMessage(formMessages.leave),
      cancelLabel: formatMessage(formMessages.stay),
    });
};

/**
 * Asks before the user leaves or closes the page. Only for text that cannot be kept as a draft. One on a page at a
 * time.
 */
export const useLeaveGuard = (isDirty: boolean): void => {
  const ask = useLeaveQuestion();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (isDirty) return holdUnload();
  }, [isDirty]);

  const decide = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    if (await ask()) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void decide();
  }, [blocker.state]);
};
