import { commonMessages } from '@ezone/shell/notices/words';
import { MenuButton, MenuItem } from '@ezone/ui/menu';
import { mirroredInRtl } from '@ezone/ui/theme';
import { Archive, ArrowLeft, ArrowRight, Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { boardMessages, boardSentences } from '../messages';
import { limits } from '../model/board';
import type { BoardActions } from '../useBoard';
import { AddCard } from './AddCard';
import { CardList } from './CardList';
import type { CardListProps } from './CardList';
import { NameForm } from './NameForm';
import { useIsNear } from './useIsNear';

/** The kind of what is dragged. */
const KIND = 'application/x-ezone-list';

export type ColumnProps = Omit<CardListProps, 'moveCards'> & {
  /** The lists beside it, and the one after the next. */
  /** Its place among the columns, from 0. */
  at: number;
  beside: { before: string | null; next: string | null; afterNext: string | null };
  actions: BoardActions;
  onRename: (id: string, name: string) => void;
};

/** A list of a board: its head, its cards, and a place for a new one. It is moved by its head or its menu. */
export const Column = memo(function Column({ at, beside, actions, onRename, ...cardList }: ColumnProps) {
  const { formatMessage } = useIntl();
  const { list, cards, focused } = cardList;
  const frame = useRef<HTMLElement>(null);
  const isNear = useIsNear(frame, at) || focused !== null;
  useEffect(() => {
    if (focused !== null) frame.current?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
  }, [focused]);
  const [isRenaming, setIsRenaming] = useState(false);
  const [isTarget, setIsTarget] = useState(false);
  const takes = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(KIND);
  return (
    <Frame
      ref={frame}
      aria-label={list.name}
      $isFar={!isNear}
      $isTarget={isTarget}
      onDragOver={(event) => {
        if (!takes(event)) return;
        event.preventDefault();
        setIsTarget(true);
      }}
      onDragLeave={() => {
        setIsTarget(false);
      }}
      onDrop={(event) => {
        setIsTarget(false);
        if (!takes(event)) return;
        event.preventDefault();
        actions.moveList(event.dataTransfer.getData(KIND), list.id);
      }}
    >
      <Head
        draggable={!isRenaming}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(KIND, list.id);
          dataTransfer.effectAllowed = 'move';
        }}
      >
        {!isNear ? (
          <Name dir="auto">{list.name}</Name>
        ) : isRenaming ? (
          <NameForm
            label={formatMessage(boardMessages.listName)}
            action={formatMessage(commonMessages.save)}
            name={list.name}
            limit={limits.listName}
            onName={(name) => {
              onRename(list.id, name);
              setIsRenaming(false);
            }}
            onClose={() => {
              setIsRenaming(false);
            }}
          />
        ) : (
          <>
            <Name dir="auto" title={list.name}>
              {list.name}
            </Name>
            <Count aria-label={formatMessage(boardSentences.cards, { count: cards.length })}>{cards.length}</Count>
            <MenuButton
              iconOnly
              size="dense"
              icon={<Ellipsis />}
              label={formatMessage(boardSentences.listMenu, { name: list.name })}
            >
              <MenuItem
                icon={<Pencil />}
                onAction={() => {
                  setIsRenaming(true);
                }}
              >
                {formatMessage(boardMessages.rename)}
              </MenuItem>
              <MenuItem
                icon={<Mirrored as={ArrowLeft} />}
                isDisabled={beside.before === null}
                onAction={() => {
                  actions.moveList(list.id, beside.before);
                }}
              >
                {formatMessage(boardMessages.listBack)}
              </MenuItem>
              <MenuItem
                icon={<Mirrored as={ArrowRight} />}
                isDisabled={beside.next === null}
                onAction={() => {
                  actions.moveList(list.id, beside.afterNext);
                }}
              >
                {formatMessage(boardMessages.listOn)}
              </MenuItem>
              <MenuItem
                icon={<Copy />}
                onAction={() => {
                  actions.duplicateList(list);
                }}
              >
                {formatMessage(boardMessages.duplicate)}
              </MenuItem>
              <MenuItem
                icon={<Archive />}
                onAction={() => {
                  actions.archiveList(list, true);
                }}
              >
                {formatMessage(boardMessages.toArchive)}
              </MenuItem>
              <MenuItem
                icon={<Trash2 />}
                tone="error"
                onAction={() => {
                  actions.removeList(list);
                }}
              >
                {formatMessage(commonMessages.remove)}
              </MenuItem>
            </MenuButton>
          </>
        )}
      </Head>
      {isNear && (
        <>
          <CardList {...cardList} moveCards={actions.moveCards} />
          <AddCard
            listId={list.id}
            list={list.name}
            onAdd={(names) => {
              actions.addCards(list.id, names);
            }}
          />
        </>
      )}
    </Frame>
  );
});

export const columnFrame = `
  display: flex;
  flex: none;
  flex-direction: column;
  scroll-snap-align: start;
`;

const Frame = styled.section<{ $isTarget: boolean; $isFar: boolean }>`
  ${columnFrame}
  ${({ $isFar }) => $isFar && 'block-size: 100%;'}
  gap: ${({ theme }) => theme.space(2)};
  inline-size: min(28.8rem, calc(100vw - 3.2rem));
  max-block-size: 100%;
  padding: ${({ theme }) => theme.space(2)};
  border: 1px solid ${({ theme, $isTarget }) => ($isTarget ? theme.tone.primary.solid : theme.color.border)};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface2};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding-inline-start: ${({ theme }) => theme.space(2)};
  cursor: grab;

  & > form {
    flex: 1;
  }
`;

const Name = styled.h2`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  text-align: start;
  ${({ theme }) => theme.type.control}
`;

const Count = styled.span.attrs({ role: 'img' })`
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.caption}
`;

const Mirrored = styled.svg`
  ${mirroredInRtl}
`;
