import { IconButton } from '@ezone/ui/icon-button';
import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { chatMessages } from '../messages';
import { chatTitles } from '../titles';
import type { ChatContact } from '../model/types';
import { OneLine, PersonMark } from './PersonMark';

export type DialogHeadProps = {
  /** Null while none is selected. */
  contact: ChatContact | null;
  onClose: () => void;
};

/** Who one talks to, or what to do to talk to somebody; and the way out. */
export const DialogHead = ({ contact, onClose }: DialogHeadProps) => {
  const { formatMessage } = useIntl();
  return (
    <Head $isOfAll={contact === null}>
      {contact ? (
        <>
          <PersonMark {...contact} size="large" />
          <Words>
            <h2>
              <OneLine>{contact.name}</OneLine>
            </h2>
            <p>
              {formatMessage(chatMessages[contact.status])}
              {contact.mood && (
                <>
                  <span>·</span>
                  <OneLine>{contact.mood}</OneLine>
                </>
              )}
            </p>
          </Words>
        </>
      ) : (
        <Words>
          <Title>{formatMessage(chatTitles.chat)}</Title>
          <Hint>{formatMessage(chatMessages.select)}</Hint>
        </Words>
      )}
      <IconButton icon={<X />} label={formatMessage(chatMessages.close)} onPress={onClose} />
    </Head>
  );
};

const Head = styled.header<{ $isOfAll: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-block-size: ${({ theme }) => theme.width.toolbar};
  /* Over the names, where they are in view. */
  padding-inline: ${({ theme, $isOfAll }) => `${$isOfAll ? '0px' : theme.space(4)} ${theme.space(2)}`};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;

  & > h2,
  & > p {
    display: flex;
    gap: ${({ theme }) => theme.space(1)};
    white-space: nowrap;
  }

  & > h2 {
    ${({ theme }) => theme.type.control}
    font-weight: 600;
  }

  & > p {
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

/* The title of all panels. */
const Title = styled.h2`
  &&& {
    ${({ theme }) => theme.type.cardTitle}
  }
`;

const Hint = styled.span`
  display: block;
  ${({ theme }) => theme.type.caption}
  font-weight: 400;
  color: ${({ theme }) => theme.color.textMuted};
`;
