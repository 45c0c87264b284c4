import { IconButton } from '@ezone/ui/icon-button';
import { GripVertical, Plus, X } from 'lucide-react';
import { Button, GridList, GridListItem } from 'react-aria-components/GridList';
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import { shortcutSentences } from './menuMessages';
import type { ShortcutPage } from './pagesOf';

export type ShortcutRowsProps = {
  id: string;
  /** Names the list. */
  label: MessageDescriptor;
  pages: readonly ShortcutPage[];
  /** What a row's button does: a sentence that takes `title`. */
  turnLabel: MessageDescriptor;
  /** A row's button was pressed, or the row. */
  onTurn: (id: string) => void;
  /** The rows can be seen, but not pressed. @default false */
  isDisabled?: boolean;
  /** Makes rows that can be put elsewhere. */
  drag?: DragAndDropHooks | undefined;
};

/** Pages, each with a button that makes it a shortcut, or ends that. One stop for Tab; arrows move, Enter does what the button does. */
export const ShortcutRows = ({ id, label, pages, turnLabel, onTurn, isDisabled = false, drag }: ShortcutRowsProps) => {
  const { formatMessage } = useIntl();
  return (
    <GridList
      id={id}
      aria-label={formatMessage(label)}
      dragAndDropHooks={drag}
      disabledKeys={isDisabled ? pages.map((page) => page.id) : []}
      onAction={(key) => onTurn(String(key))}
    >
      {pages.map((page) => {
        const title = formatMessage(page.title);
        const Icon = page.icon;
        return (
          <Row key={page.id} id={page.id} textValue={title}>
            {drag && (
              <Handle slot="drag">
                <GripVertical aria-hidden />
              </Handle>
            )}
            <IconSlot aria-hidden>{Icon && <Icon />}</IconSlot>
            <Title>{title}</Title>
            <IconButton
              size="dense"
              icon={turnLabel === shortcutSentences.add ? <Plus /> : <X />}
              label={formatMessage(turnLabel, { title })}
              isDisabled={isDisabled}
              onPress={() => onTurn(page.id)}
            />
          </Row>
        );
      })}
    </GridList>
  );
};

const Row = styled(GridListItem)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 4rem;
  padding-inline: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(1)};
  border-radius: ${({ theme }) => theme.radius.control};
  ${({ theme }) => theme.type.control}
  outline: none;
  cursor: pointer;

  &[data-hovered] {
    background: ${({ theme }) => theme.color.hover};
  }

  &[data-focus-visible] {
    ${({ theme }) => theme.focusRing}
    outline-offset: -2px;
  }

  &[data-dragging] {
    opacity: 0.5;
  }

  &[data-disabled] {
    color: ${({ theme }) => theme.color.textMuted};
    cursor: default;
  }

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;

const Handle = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.4rem;
  block-size: 3.2rem;
  padding: 0;
  border: none;
  border-radius: ${({ theme }) => theme.radius.tag};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  cursor: grab;

  & > svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;

const IconSlot = styled.span`
  display: grid;
  flex: none;

  & > svg {
    inline-size: 2rem;
    block-size: 2rem;
  }
`;

const Title = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
