import { useFetched } from '@ezone/shell/notices/dialog';
import { lazyContent } from '@ezone/ui/lazy-content';
import { useState } from 'react';
import type { MailView } from './model/mailView';
import type { useMails } from './useMails';
import type { TrustedSenders } from './useTrustedSenders';

const loadLabels = lazyContent(async () => (await import('./components/MailDialogs')).LabelsDialog);
const loadMove = lazyContent(async () => (await import('./components/MailDialogs')).MoveDialog);

const loadTrusted = lazyContent(async () => (await import('./components/MailDialogs')).TrustedSendersDialog);

type AskingOptions = {
  view: MailView;
  /** The address of the mails' owner. */
  self: string;
  trusted: TrustedSenders;
  /** Some conversations have gone from where they were. */
  onMoved: (ids: readonly string[]) => void;
};

/** Asks for the labels of conversations, and where they are to be moved. */
export function useAsking(
  { labels, actions, readConversations }: ReturnType<typeof useMails>,
  { view, self, trusted, onMoved }: AskingOptions,
) {
  /** Those that it is asked for. */
  const [ids, setIds] = useState<readonly string[]>([]);
  const labelling = useFetched(loadLabels);
  const moving = useFetched(loadMove);
  const trusting = useFetched(loadTrusted);
  return {
    askLabels: (some: readonly string[]) => {
      setIds(some);
      void labelling.open();
    },
    askFolder: (some: readonly string[]) => {
      setIds(some);
      void moving.open();
    },
    showTrusted: () => void trusting.open(),
    dialogs: (
      <>
        {labelling.opened && (
          <labelling.opened
            labels={labels}
            mails={readConversations(ids)}
            onLabel={(id, isOn) => {
              actions.label(readConversations(ids), id, isOn);
            }}
            onClose={labelling.close}
          />
        )}
        {moving.opened && (
          <moving.opened
            without={view.kind === 'folder' ? view.handle : undefined}
            onMove={(folder) => {
              const some = readConversations(ids);
              if (view.kind === 'folder') onMoved(ids);
              if (folder === 'inbox' || folder === 'archive') actions.place(some, self, folder);
              else actions[folder](some);
            }}
            onClose={moving.close}
          />
        )}
        {trusting.opened && <trusting.opened {...trusted} onClose={trusting.close} />}
      </>
    ),
  };
}
