import { useFetched } from '@ezone/shell/notices/dialog';
import { lazyContent } from '@ezone/ui/lazy-content';
import { useState } from 'react';
import type { useMails } from './useMails';

const loadLabels = lazyContent(async () => (await import('./components/LabelsDialog')).LabelsDialog);

/** Asks for the labels of conversations. */
export function useLabelling({ labels, actions, readConversations }: ReturnType<typeof useMails>) {
  /** The conversations whose labels are being chosen. */
  const [ids, setIds] = useState<readonly string[]>([]);
  const dialog = useFetched(loadLabels);
  return {
    ask: (some: readonly string[]) => {
      setIds(some);
      void dialog.open();
    },
    dialog: dialog.opened && (
      <dialog.opened
        labels={labels}
        mails={readConversations(ids)}
        onLabel={(id, isOn) => {
          actions.label(readConversations(ids), id, isOn);
        }}
        onClose={dialog.close}
      />
    ),
  };
}
