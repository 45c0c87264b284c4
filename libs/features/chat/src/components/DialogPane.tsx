import { commonMessages } from '@ezone/shell/notices/words';
import { EmptyState } from '@ezone/ui/empty-state';
import { ErrorState } from '@ezone/ui/error-state';
import { Skeleton, SkeletonGroup } from '@ezone/ui/skeleton';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { chatMessages, chatSentences } from '../messages';
import type { ChatContact, DialogItem, DialogView, MessageItem } from '../model/types';
import { Composer } from './Composer';
import { MessageList } from './MessageList';
import { TypingLine } from './TypingLine';

export type DialogPaneProps = {
  contact: ChatContact;
  dialog: DialogView;
  /** Answers what was typed since it was chosen: it belongs into the field. */
  takeTyped: () => string;
};

/** The dialog with one contact: what was said, and where one writes. Another contact wants another one: give it a `key`. */
export const DialogPane = ({ contact: { name }, dialog, takeTyped }: DialogPaneProps) => (
  <>
    <Said dialog={dialog} name={name} />
    <TypingLine isTyping={dialog.isTyping} contactName={name} />
    <Composer
      contactName={name}
      draft={dialog.draft}
      onDraft={dialog.setDraft}
      onSend={dialog.send}
      onTyping={dialog.setTyping}
      takeTyped={takeTyped}
    />
  </>
);

function Said({ dialog, name }: { dialog: DialogView; name: string }) {
  const { formatMessage } = useIntl();
  const { status, items, reload } = dialog;
  if (status === 'pending') return <DialogSkeleton />;
  if (status === 'error')
    return (
      <Middle>
        <ErrorState
          title={formatMessage(chatMessages.dialogNotLoaded)}
          retry={{ label: formatMessage(commonMessages.retry), onPress: reload }}
        >
          {formatMessage(chatMessages.dialogAdvice)}
        </ErrorState>
      </Middle>
    );
  return (
    <>
      {items.length === 0 ? (
        <Middle>
          <EmptyState icon={<MessageSquareText />}>{formatMessage(chatMessages.start)}</EmptyState>
        </Middle>
      ) : (
        <MessageList dialog={dialog} contactName={name} />
      )}
      <HeardMessages items={items} contactName={name} />
    </>
  );
}

const Middle = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  min-block-size: 0;
  overflow: hidden auto;
`;

/** Widths and sides of the bubbles of a dialog like any other. */
const bubbles = [
  { width: '60%', isMine: false },
  { width: '40%', isMine: false },
  { width: '52%', isMine: true },
  { width: '70%', isMine: false },
  { width: '35%', isMine: true },
];

/** Where messages will stand. */
const DialogSkeleton = () => {
  const { formatMessage } = useIntl();
  return (
    <Frame>
      <SkeletonGroup label={formatMessage(chatMessages.dialogLoading)}>
        {bubbles.map(({ width, isMine }) => (
          <Row key={width} $isMine={isMine}>
            <Skeleton shape="card" width={width} height="3.6rem" />
          </Row>
        ))}
      </SkeletonGroup>
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  flex: 1;
  align-content: end;
  min-block-size: 0;
  overflow: hidden;
  padding-inline: ${({ theme }) => theme.space(4)};
`;

const Row = styled.div<{ $isMine: boolean }>`
  display: flex;
  justify-content: ${({ $isMine }) => ($isMine ? 'flex-end' : 'flex-start')};
  padding-block-start: ${({ theme }) => theme.space(3)};
`;

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
const HeardMessages = ({ items, contactName }: { items: readonly DialogItem[]; contactName: string }) => {
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
