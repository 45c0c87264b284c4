import { commonMessages } from '@ezone/shell/notices/words';
import { EmptyState } from '@ezone/ui/empty-state';
import { ErrorState } from '@ezone/ui/error-state';
import { MessageSquareText } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { chatMessages } from '../messages';
import type { ChatContact, DialogView } from '../model/types';
import { Composer } from './Composer';
import { DialogSkeleton } from './DialogSkeleton';
import { HeardMessages } from './HeardMessages';
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
