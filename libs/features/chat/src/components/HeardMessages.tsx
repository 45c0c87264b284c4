import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { chatMessages, chatSentences } from '../messages';
import type { DialogItem, MessageItem } from '../model/types';

/** So many are kept: a screen reader says only what is added. */
const KEPT = 3;

/** What the contact wrote after the message with this key; nothing where it is not known what was there before. */
const heardSince = (key: string | undefined, items: readonly DialogItem[]): MessageItem[] => {
  const before = items.findLastIndex((item) => item.key === key);
  if (key !== undefined && before < 0) return [];
  return items.slice(before + 1).filter((item): item is MessageItem => item.kind === 'message' && !item.isMine);
};

/**
 * Reads out what comes in while the dialog is open. The messages themselves cannot do it: they also enter the page when
 * somebody scrolls.
 */
export const HeardMessages = ({ items, contactName }: { items: readonly DialogItem[]; contactName: string }) => {
  const { formatMessage } = useIntl();
  const lastKey = items.at(-1)?.key;
  const [known, setKnown] = useState<{ lastKey: string | undefined; heard: MessageItem[] }>({ lastKey, heard: [] });
  if (lastKey !== known.lastKey) {
    setKnown({ lastKey, heard: [...known.heard, ...heardSince(known.lastKey, items)].slice(-KEPT) });
  }
  return (
    <VisuallyHidden as="div" role="log" aria-label={formatMessage(chatMessages.heard)}>
      {known.heard.map(({ key, text }) => (
        <p key={key}>{formatMessage(chatSentences.heardFrom, { name: contactName, text })}</p>
      ))}
    </VisuallyHidden>
  );
};
