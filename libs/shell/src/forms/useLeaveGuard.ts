import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDialog } from '../notices/dialog';
import { holdUnload } from '../records';
import { formMessages } from './messages';
import { useAskedLeave } from './useAskedLeave';

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
  useAskedLeave(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
    useLeaveQuestion(),
    (isLeaving, held) => (isLeaving ? held.proceed() : held.reset()),
  );
  useEffect(() => {
    if (isDirty) return holdUnload();
  }, [isDirty]);
};
