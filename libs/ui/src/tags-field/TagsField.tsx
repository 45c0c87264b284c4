import { useId, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { Chip } from '../chip';
import { controlBox, controlText, FieldFrame } from '../text-field';
import type { FieldTexts } from '../text-field';

export type TagsFieldProps = FieldTexts & {
  /** The texts, in the order that they were added. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** The name of the button that removes a text: "Remove blue". */
  removeLabel: (tag: string) => string;
  /** Suggestions that the browser offers while one is typed. */
  suggestions?: readonly string[];
  /** Called with what is being typed, for suggestions that are looked up. */
  onType?: (text: string) => void;
  /** Name in a form that is sent. */
  name?: string;
  /** Cannot be changed now. @default false */
  isDisabled?: boolean;
  'data-field'?: string;
  'aria-required'?: boolean;
};

const isSame = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

/**
 * Some short texts, each as a chip. Enter, a comma and leaving the field add the typed text, so that nothing is lost.
 * Backspace in the empty field puts the last text back into it. A text that is already there is not added again.
 */
export const TagsField = ({
  label,
  labelHidden,
  description,
  error,
  value,
  onChange,
  onBlur,
  removeLabel,
  suggestions = [],
  onType,
  isDisabled,
  ...attributes
}: TagsFieldProps) => {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  // What is looked up comes while one types: the field is the same before and after.
  const isList = onType !== undefined || suggestions.length > 0;

  const add = (typed: string) => {
    const tags = typed.split(/[,\u060c\n]/).map((tag) => tag.trim());
    const all = tags.reduce<readonly string[]>(
      (before, tag) => (tag === '' || before.some((other) => isSame(other, tag)) ? before : [...before, tag]),
      value,
    );
    setText('');
    if (all !== value) onChange(all);
  };
  const hear = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    // This Enter sends the form, with what is being typed.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return add(text);
    const isEnd = event.key === 'Enter' || event.key === ',' || event.key === '\u060c';
    if (isEnd && text.trim() !== '') {
      // This Enter adds the tag; it must not send the form.
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      event.preventDefault();
      setText(value.at(-1) ?? '');
      onChange(value.slice(0, -1));
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[,\u060c\n]/.test(pasted)) return;
    event.preventDefault();
    add(text + pasted);
  };

  return (
    <FieldFrame {...{ label, labelHidden, description, error }}>
      {(aria) => (
        <Box
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return;
            add(text);
            onBlur?.();
          }}
        >
          {value.map((tag) => (
            <Chip
              key={tag}
              remove={{
                label: removeLabel(tag),
                onPress: () => {
                  onChange(value.filter((other) => other !== tag));
                  input.current?.focus();
                },
              }}
            >
              {tag}
            </Chip>
          ))}
          <Input
            {...attributes}
            {...aria}
            ref={input}
            type="text"
            disabled={isDisabled}
            dir="auto"
            autoComplete="off"
            list={isList ? listId : undefined}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              onType?.(target.value);
            }}
            onKeyDown={hear}
            onPaste={paste}
          />
          {isList && (
            <datalist id={listId}>
              {suggestions
                .filter((suggestion) => !value.some((tag) => isSame(tag, suggestion)))
                .map((suggestion) => (
                  <option key={suggestion} value={suggestion} />
                ))}
            </datalist>
          )}
        </Box>
      )}
    </FieldFrame>
  );
};

const Box = styled.div`
  ${controlBox}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  min-block-size: ${({ theme }) => theme.control.default};
  padding: 0.5rem;

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;

const Input = styled.input`
  flex: 1;
  min-inline-size: 8rem;
  min-block-size: 2.4rem;
  padding: 0;
  padding-inline: ${({ theme }) => theme.space(1)};
  border: 0;
  outline: none;
  background: transparent;
  ${controlText}

  /* Chromium's mark of a field with suggestions: it looks like a Select, and what it opens says nothing before a name is begun. */
  &::-webkit-calendar-picker-indicator {
    display: none !important;
  }
`;
