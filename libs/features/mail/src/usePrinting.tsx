import { useFetched } from '@ezone/shell/notices/dialog';
import { lazyContent } from '@ezone/ui/lazy-content';
import { useCallback, useRef, useState } from 'react';
import type { Conversation } from './model/conversations';
import type { Mail } from './model/mail';

const loadPrinted = lazyContent(async () => (await import('./components/PrintedMails')).PrintedMails);

/**
 * Prints those mails of a conversation that are open on screen, or its newest where none is.
 * @param subjectOf what a mail is called
 * @param withImages the mails of which images of other servers are loaded
 */
export function usePrinting(subjectOf: (mail: Mail) => string, withImages: readonly string[]) {
  const openRef = useRef<readonly string[]>([]);
  /** The newest last. */
  const [mails, setMails] = useState<readonly Mail[]>([]);
  const sheet = useFetched(loadPrinted);
  const [first] = mails;
  return {
    print: ({ mails: all, newest }: Conversation) => {
      const open = all.filter(({ id }) => openRef.current.includes(id));
      setMails(open.length > 0 ? open.toReversed() : [newest]);
      void sheet.open();
    },
    /** Notes which mails are open on screen from now on. */
    noteOpen: useCallback((ids: readonly string[]) => {
      openRef.current = ids;
    }, []),
    /** What is being printed. */
    sheet: first && sheet.opened && (
      <sheet.opened subject={subjectOf(first)} mails={mails} withImages={withImages} onDone={sheet.close} />
    ),
  };
}
