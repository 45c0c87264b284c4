import { useSelector } from '@xstate/react';
import { use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { lazyContent, PartBoundary } from '@ezone/ui/lazy-content';
import { commonMessages } from '../words';
import { useToast } from '../toast';
import type { DialogViewProps } from './DialogView';
import { DialogContext } from './useDialog';

const loadView = lazyContent(async () => (await import('./DialogView')).DialogView);

/** Fetches what a dialog takes, for a question that has to be asked without a network, too. A failure is silent. */
export const fetchDialogAhead = () => void loadView().catch(() => undefined);

/** Where the dialog of `useDialog` stands. Once in the shell; what it takes is fetched when the first dialog opens. */
export const DialogOutlet = () => {
  const { actor, attach } = use(DialogContext);
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { pathname } = useLocation();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const request = useSelector(actor, ({ context }) => context.request);
  const [View, setView] = useState<ComponentType<DialogViewProps> | null>(null);

  // Before what is on the page can ask something in an effect.
  useLayoutEffect(attach, [attach]);
  // Also when the shell goes, as on signing out.
  useEffect(
    () => () => {
      actor.send({ type: 'page.opened' });
    },
    [actor, pathname],
  );
  const giveUp = () => {
    actor.send({ type: 'close.requested' });
    toast.show({ variant: 'error', message: formatMessage(commonMessages.notLoaded), key: 'dialog' });
  };
  const notFetched = useEffectEvent(giveUp);
  useEffect(() => {
    if (!isOpen || View) return;
    let isGone = false;
    loadView().then(
      (fetched) => isGone || setView(() => fetched),
      () => isGone || notFetched(),
    );
    return () => {
      isGone = true;
    };
  }, [isOpen, View]);

  return (
    View &&
    request && (
      <PartBoundary key={request.id} onBreak={giveUp}>
        <View
          request={request}
          isOpen={isOpen}
          onAnswer={(answer) => actor.send({ type: 'answered', answer })}
          onClose={() => actor.send({ type: 'close.requested' })}
        />
      </PartBoundary>
    )
  );
};
