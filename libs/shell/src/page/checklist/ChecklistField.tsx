import { bareInput, directionFor, touchText } from '@ezone/ui/bare-input';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { newId } from '../../records';
import { ChecklistRow } from './ChecklistRow';
import type { ChecklistItem } from './ChecklistRow';
import { checklistMessages, checklistSentences } from './messages';

export type ChecklistFieldProps = {
  items: readonly ChecklistItem[];
  onChange: (items: ChecklistItem[]) => void;
  /** How many items there may be. */
  limit: number;
  /** Starts with the focus in the field for a new item. @default false */
  autoFocus?: boolean;
};

const itemOf = (text: string): ChecklistItem => ({ id: newId(), checked: false, text });

/** A checklist being written: Enter goes on with a new item, Backspace in an empty one removes it, Alt and an arrow move it. */
export const ChecklistField = ({ items: all, onChange, limit, autoFocus = false }: ChecklistFieldProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  /** The item that is being written in the field for a new one. It is among the others from its first letter on, so that nothing is lost. */
  const [begunId, setBegunId] = useState<string | null>(null);
  const items = all.filter(({ id }) => id !== begunId);
  const begun = all.find(({ id }) => id === begunId);
  const [said, setSaid] = useState('');
  const inputs = useRef(new Map<string, HTMLInputElement>());
  const newItem = useRef<HTMLInputElement>(null);
  const wanted = useRef<string | null>(null);
  const isFull = items.length >= limit;

  const focus = (id: string | undefined) => {
    if (id === undefined) newItem.current?.focus();
    else inputs.current.get(id)?.focus();
  };
  const write = (next: string) => {
    setText(next);
    if (next.trim() === '') {
      if (begun) onChange(items);
      setBegunId(null);
      return;
    }
    const item = begun ?? itemOf('');
    setBegunId(item.id);
    onChange([...items, { ...item, text: next }]);
  };
  const append = () => {
    const trimmed = text.trim();
    if (begun && trimmed !== begun.text) onChange([...items, { ...begun, text: trimmed }]);
    setBegunId(null);
    setText('');
  };
  /** The items with what is being written, where others are changed. */
  const change = (next: ChecklistItem[]) => {
    onChange(begun ? [...next, begun] : next);
  };
  const insertAfter = (index: number) => {
    if (isFull) return;
    if (index === items.length - 1) {
      newItem.current?.focus();
      return;
    }
    const item = itemOf('');
    wanted.current = item.id;
    change(items.toSpliced(index + 1, 0, item));
  };
  const remove = (index: number) => {
    change(items.toSpliced(index, 1));
    focus(items[index - 1]?.id ?? items[index + 1]?.id);
  };
  const move = (index: number, by: -1 | 1) => {
    const item = items[index];
    const place = index + by;
    if (!item || place < 0 || place >= items.length) return;
    change(items.toSpliced(index, 1).toSpliced(place, 0, item));
    setSaid(formatMessage(checklistSentences.moved, { text: item.text, place: place + 1, all: items.length }));
  };

  return (
    <section aria-label={formatMessage(checklistMessages.label)}>
      <List role="list">
        {items.map((item, index) => (
          <ChecklistRow
            key={item.id}
            item={item}
            inputRef={(input) => {
              if (!input) {
                inputs.current.delete(item.id);
                return;
              }
              inputs.current.set(item.id, input);
              if (wanted.current === item.id) {
                wanted.current = null;
                input.focus();
              }
            }}
            onChange={(changes) => {
              change(items.with(index, { ...item, ...changes }));
            }}
            onEnter={() => {
              insertAfter(index);
            }}
            onRemove={() => {
              remove(index);
            }}
            onMove={(by) => {
              move(index, by);
            }}
          />
        ))}
      </List>
      {!isFull && (
        <NewItem>
          <Plus aria-hidden />
          <Input
            ref={newItem}
            aria-label={formatMessage(checklistMessages.add)}
            placeholder={formatMessage(checklistMessages.add)}
            dir={directionFor(text)}
            autoFocus={autoFocus}
            value={text}
            onChange={(event) => {
              write(event.target.value);
            }}
            onBlur={append}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Enter' && text.trim() !== '' && !event.ctrlKey && !event.metaKey) {
                event.preventDefault();
                append();
              } else if (event.key === 'Backspace' && text === '' && items.length > 0) {
                event.preventDefault();
                focus(items.at(-1)?.id);
              } else if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') append();
            }}
          />
        </NewItem>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
};

const List = styled.ul`
  display: grid;
`;

const NewItem = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  padding-inline-start: 2.4rem;
  color: ${({ theme }) => theme.color.textMuted};

  & > svg {
    flex: none;
    inline-size: 1.8rem;
    block-size: 1.8rem;
  }
`;

const Input = styled.input`
  ${bareInput}
  min-block-size: ${({ theme }) => theme.control.default};
  ${({ theme }) => theme.type.body}
  ${touchText}
`;
