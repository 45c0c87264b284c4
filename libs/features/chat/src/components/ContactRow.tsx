import { Badge } from '@ezone/ui/badge';
import { TooltipAt } from '@ezone/ui/tooltip';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { createContext, memo, use, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { chatMessages, chatSentences } from '../messages';
import type { ChatContact } from '../model/types';
import { OneLine, PersonMark } from './PersonMark';

/** The contacts of the list around, by id. */
export const ContactsContext = createContext<ReadonlyMap<string, ChatContact>>(new Map());

/** Milliseconds that a pointer rests on somebody before the name appears; the focus of the keyboard does not wait. */
const RESTS = 300;

export type ContactRowProps = {
  /** Whose row it is, of the contacts around. */
  id: string;
  name: string;
  /** The name is in view; else a tooltip tells it. */
  isWide: boolean;
};

/** Somebody in the list of contacts. */
export const ContactRow = ({ id, name, isWide }: ContactRowProps) => {
  const row = useRef<HTMLDivElement>(null);
  const { isResting, onHoverChange } = useRest();
  return (
    <Row ref={row} id={id} textValue={name} onHoverChange={onHoverChange} $isWide={isWide}>
      {({ isFocusVisible }) => (
        <ContactOf id={id} row={row} hasTooltip={!isWide} isPointedAt={isResting || isFocusVisible} />
      )}
    </Row>
  );
};

type ContentProps = { row: RefObject<HTMLDivElement | null>; hasTooltip: boolean; isPointedAt: boolean };

/* Between the list and the content, so that of all rows only the one is drawn whose contact has changed. */
function ContactOf({ id, ...rest }: ContentProps & { id: string }) {
  const contact = use(ContactsContext).get(id);
  return contact && <Content contact={contact} {...rest} />;
}

const Content = memo(function Content({
  contact: { name, avatar, status, mood, unread },
  row,
  hasTooltip,
  isPointedAt,
}: ContentProps & { contact: ChatContact }) {
  const { formatMessage } = useIntl();
  const statusWord = formatMessage(chatMessages[status]);
  const unreadWords = formatMessage(chatSentences.unread, { count: unread });
  return (
    <>
      <VisuallyHidden>
        {[name, statusWord, mood, unread > 0 && unreadWords].filter((words) => words).join(', ')}
      </VisuallyHidden>
      <Words aria-hidden>
        <Name>
          <OneLine>{name}</OneLine>
        </Name>
        <Mood>
          <OneLine>{mood || statusWord}</OneLine>
        </Mood>
      </Words>
      <Mark aria-hidden>
        <Badge count={unread} label={unreadWords}>
          <Room>
            <PersonMark name={name} avatar={avatar} status={status} />
          </Room>
        </Badge>
      </Mark>
      {hasTooltip && (
        <TooltipAt
          anchor={row}
          open={isPointedAt}
          text={[name, statusWord, mood].filter(Boolean).join(' · ')}
          placement="start"
        />
      )}
    </>
  );
});

/** Whether a pointer stays where it is. */
function useRest() {
  const [isHovered, setHovered] = useState(false);
  const [isResting, setResting] = useState(false);
  useEffect(() => {
    if (!isHovered) return;
    const timer = setTimeout(() => setResting(true), RESTS);
    return () => clearTimeout(timer);
  }, [isHovered]);
  return { isResting: isHovered && isResting, onHoverChange: setHovered };
}

const Row = styled(ListBoxItem)<{ $isWide: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ theme }) => theme.width.chatRail} 1fr;
  align-items: center;
  min-block-size: ${({ $isWide }) => ($isWide ? '6rem' : '4.8rem')};
  overflow: hidden;
  cursor: pointer;
  outline: none;
  transition: background ${({ theme }) => theme.motion.hover};

  &[data-hovered] {
    background: ${({ theme }) => theme.color.hover};
  }

  &[data-selected] {
    background: ${({ theme }) => theme.tone.primary.tint};
    /* An edge, too: the tint alone is no sign for everybody. */
    box-shadow: inset 0.3rem 0 ${({ theme }) => theme.tone.primary.solid};

    &:dir(rtl) {
      box-shadow: inset -0.3rem 0 ${({ theme }) => theme.tone.primary.solid};
    }
  }

  &&[data-focus-visible] {
    box-shadow: inset 0 0 0 0.2rem ${({ theme }) => theme.color.focus};
  }
`;

/* Before the words for the eye, after them for the ear: who it is comes first. */
const Mark = styled.span`
  order: -1;
  display: grid;
  place-items: center;
`;

/* The number stands beside the picture rather than on it. */
const Room = styled.span`
  display: grid;
  padding: ${({ theme }) => theme.space(1)};
`;

const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  padding-inline-end: ${({ theme }) => theme.space(4)};
`;

const Name = styled.span`
  display: flex;
  ${({ theme }) => theme.type.control}
`;

const Mood = styled.span`
  display: flex;
  ${({ theme }) => theme.type.dense}
  color: ${({ theme }) => theme.color.textMuted};
`;
