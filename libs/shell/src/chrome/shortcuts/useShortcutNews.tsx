import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { shortcutSentences } from './menuMessages';
import { chosenOf } from './pagesOf';
import type { ShortcutChange } from './shortcutsMachine';
import type { Shortcuts } from './useShortcuts';

/** Tells a screen reader what has become of a shortcut. It stands in the menu, beyond which nothing is read while it is open. */
export function useShortcutNews({ actor, pages }: Shortcuts): ReactNode {
  const { formatMessage } = useIntl();
  const [{ sentence, count }, setNews] = useState({ sentence: '', count: 0 });
  const tell = useEffectEvent(({ type, id, ids }: ShortcutChange) => {
    const page = pages.find((one) => one.id === id);
    if (!page) return;
    const shown = chosenOf(pages, ids);
    const values = { title: formatMessage(page.title), position: shown.indexOf(page) + 1, count: shown.length };
    setNews((before) => ({ sentence: formatMessage(shortcutSentences[type], values), count: before.count + 1 }));
  });
  useEffect(() => {
    const { unsubscribe } = actor.on('*', (change) => tell(change));
    return unsubscribe;
  }, [actor]);
  return (
    <VisuallyHidden role="status">
      {/* A sentence that is said twice is a new element each time, or it would be read once only. */}
      <span key={count}>{sentence}</span>
    </VisuallyHidden>
  );
}
