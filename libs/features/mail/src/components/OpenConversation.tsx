import { Chip } from '@ezone/ui/chip';
import { PenLine } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { mailMessages, mailSentences } from '../messages';
import type { Mail, MailLabel } from '../model/mail';
import { ConversationMails, Excerpt, Fold } from './ConversationMails';
import type { ConversationMailsProps } from './ConversationMails';

export type OpenConversationProps = ConversationMailsProps & {
  /** All labels that there are. */
  labels: readonly MailLabel[];
  /** Takes a label away from all of it. */
  onUnlabel: (label: number) => void;
  /** The answers to it that are being written. */
  drafts: readonly Mail[];
  /** Goes on with one of these. */
  onWrite: (draftId: string) => void;
};

/** A conversation to be read, the first mail at its top: what is new to its reader is open, the rest folded to a line each. */
export const OpenConversation = ({
  conversation,
  labels,
  onUnlabel,
  drafts,
  onWrite,
  ...rest
}: OpenConversationProps) => {
  const { formatMessage } = useIntl();
  return (
    <Layout>
      {conversation.labels.length > 0 && (
        <Labels>
          {labels
            .filter(({ id }) => conversation.labels.includes(id))
            .map(({ id, title }) => (
              <Chip
                key={id}
                remove={{
                  label: formatMessage(mailSentences.unlabel, { name: title }),
                  onPress: () => {
                    onUnlabel(id);
                  },
                }}
              >
                {title}
              </Chip>
            ))}
        </Labels>
      )}
      <ConversationMails conversation={conversation} {...rest} />
      {drafts.map(({ id, excerpt }) => (
        <Fold
          key={id}
          type="button"
          onClick={() => {
            onWrite(id);
          }}
        >
          <PenLine aria-hidden />
          <Unsent>{formatMessage(mailMessages.draft)}</Unsent>
          <Excerpt dir="auto">{excerpt}</Excerpt>
        </Fold>
      ))}
    </Layout>
  );
};

const Layout = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
  min-inline-size: 0;
`;

const Labels = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

const Unsent = styled.span`
  color: ${({ theme }) => theme.tone.error.text};
`;
