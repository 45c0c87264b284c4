import { DismissButton } from '@ezone/ui/alert';
import { bareInput, directionFor, touchText } from '@ezone/ui/bare-input';
import { Checkbox } from '@ezone/ui/checkbox';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, RefCallback } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { checklistMessages, checklistSentences } from './messages';
import { useRowDrag } from './useRowDrag';

/** One line of a checklist. */
export type ChecklistItem = { id: string; checked: boolean; text: string };

export type ChecklistRowProps = {
  item: ChecklistItem;
  inputRef: RefCallback<HTMLInputElement>;
  onChange: (changes: Partial<ChecklistItem>) => void;
  /** Goes on after this item. */
  onEnter: () => void;
  onRemove: () => void;
  /** Moves it one up (-1) or down (1). */
  onMove: (by: -1 | 1) => void;
};

/** One item of a checklist being written. */
export const ChecklistRow = ({ item, inputRef, onChange, onEnter, onRemove, onMove }: ChecklistRowProps) => {
  const { formatMessage } = useIntl();
  const drag = useRowDrag(onMove);
  const { text, checked } = item;

  const moveByKey = (event: KeyboardEvent, isFree: boolean) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
    if (by === null || !(isFree || event.altKey)) return;
    event.preventDefault();
    onMove(by);
  };

  return (
    <Row {...drag.row}>
      <Grip
        type="button"
        aria-label={formatMessage(checklistSentences.move, { text })}
        onKeyDown={(event) => {
          moveByKey(event, true);
        }}
        {...drag.handle}
      >
        <GripVertical aria-hidden />
      </Grip>
      <Checkbox
        aria-label={formatMessage(checklistSentences.check, { text })}
        isSelected={checked}
        onChange={(isChecked) => {
          onChange({ checked: isChecked });
        }}
      />
      <Input
        ref={inputRef}
        aria-label={formatMessage(checklistMessages.item)}
        dir={directionFor(text)}
        value={text}
        $checked={checked}
        onChange={(event) => {
          onChange({ text: event.target.value });
        }}
        onKeyDown={(event) => {
          moveByKey(event, false);
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
            event.preventDefault();
            onEnter();
          } else if (event.key === 'Backspace' && text === '') {
            event.preventDefault();
            onRemove();
          }
        }}
      />
      <Remove label={formatMessage(checklistSentences.remove, { text })} onPress={onRemove} />
    </Row>
  );
};

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: ${({ theme }) => theme.control.default};

  &[data-dragged] {
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.hover};
  }
`;

const Grip = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 2.4rem;
  block-size: 3.2rem;
  margin-inline: -0.4rem -0.4rem;
  padding: 0;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.tag};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  cursor: grab;
  touch-action: none;

  & > svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;

const Input = styled.input<{ $checked: boolean }>`
  ${bareInput}
  min-block-size: ${({ theme }) => theme.control.dense};
  ${({ theme }) => theme.type.body}
  ${touchText}
  ${({ theme, $checked }) => $checked && theme.done}
`;

const Remove = styled(DismissButton)`
  color: ${({ theme }) => theme.color.textMuted};

  @media (pointer: fine) {
    ${Row}:not(:hover, :focus-within) > & {
      opacity: 0;
    }
  }
`;
