import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Chip } from '../chip';
import { controlBox, controlText, FieldFrame } from '../text-field';
import type { FieldTexts } from '../text-field';
import { SuggestionList, suggestionId } from './SuggestionList';
import { endsTag, hasTagEnd, tagsIn } from './tagsIn';

export type TagsFieldProps = FieldTexts & {
  /** The texts, in the order that they were added. */
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
  /** The name of the button that removes a text: "Remove blue". */
  removeLabel: (tag: string) => string;
  /** What is found by the text that is being typed, the best first. At most eight are shown. */
  suggestions?: readonly string[];
  /** Whether Enter, Tab and a comma take the first suggestion where arrows have led to none. @default false */
  takesFirst?: boolean;
  /** Whether more may still be found: an Enter that takes the first waits for that where nothing is found yet. @default false */
  isSearching?: boolean;
  /** Called with what is being typed, for suggestions that are looked up; with an empty text once it was added. */
  onType?: (text: string) => void;
  /** What was typed on an earlier visit and not added. @default nothing */
  defaultText?: string;
  /** Name in a form that is sent. */
  name?: string;
  /** Cannot be changed now. @default false */
  isDisabled?: boolean;
  'data-field'?: string;
  'aria-required'?: boolean;
};

/** How many suggestions are shown. */
const MOST_SHOWN = 8;

const noSuggestions: readonly string[] = [];

const isSame = (one: string, other: string) => one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

/**
 * Some short texts, each as a chip. Enter and a comma add the suggestion that arrows have led to, and so does Tab; without that they
 * add the text as it is. So does leaving the field, so that nothing is lost.
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
  suggestions = noSuggestions,
  takesFirst = false,
  isSearching = false,
  onType,
  defaultText = '',
  isDisabled,
  ...attributes
}: TagsFieldProps) => {
  const [text, setText] = useState(defaultText);
  /** Whether the list may be shown: not before somebody types, nor after Escape. */
  const [isAsked, setAsked] = useState(false);
  /** Where arrows have led to. */
  const [chosen, setChosen] = useState<number | null>(null);
  /** Enter was pressed before anything was found. */
  const [isAwaited, setAwaited] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const boxRef = useRef<HTMLDivElement>(null);
  const listId = useId();
  const shown =
    text.trim() === '' ? [] : suggestions.filter((one) => !value.some((tag) => isSame(tag, one))).slice(0, MOST_SHOWN);
  const isOpen = isAsked && shown.length > 0;
  const active = Math.min(chosen ?? (takesFirst ? 0 : -1), shown.length - 1);
  const taken = isOpen ? shown[active] : undefined;

  const type = (next: string) => {
    setText(next);
    setChosen(null);
    setAwaited(false);
    onType?.(next);
  };
  const add = (tags: readonly string[]) => {
    const all = tags
      .map((tag) => tag.trim())
      .reduce<readonly string[]>(
        (before, tag) => (tag === '' || before.some((other) => isSame(other, tag)) ? before : [...before, tag]),
        value,
      );
    setAsked(false);
    if (text !== '') type('');
    if (all !== value) onChange(all);
  };
  const addTyped = (typed: string) => {
    add(tagsIn(typed));
  };
  const addAwaited = useEffectEvent(() => {
    if (taken === undefined) addTyped(text);
    else add([taken]);
  });
  useEffect(() => {
    if (!isAwaited || (isSearching && taken === undefined)) return;
    const timer = setTimeout(() => {
      addAwaited();
    });
    return () => {
      clearTimeout(timer);
    };
  }, [isAwaited, isSearching, taken]);

  const step = (by: 1 | -1) => {
    setAsked(true);
    setChosen((active + by + (active < 0 && by < 0 ? 1 : 0) + shown.length) % shown.length);
  };
  const hear = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    // This Enter sends the form, with what is being typed.
    if (key === 'Enter' && (event.ctrlKey || event.metaKey)) return addTyped(text);
    const isEnd = key === 'Enter' || endsTag(text, key);
    if ((key === 'ArrowDown' || key === 'ArrowUp') && shown.length > 0) {
      event.preventDefault();
      step(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Escape' && isOpen) {
      // This Escape closes the list alone.
      event.preventDefault();
      event.stopPropagation();
      setAsked(false);
    } else if (key === 'Tab' && !event.shiftKey && taken !== undefined) {
      // The focus leaves at once, and with it whatever is typed is added: by then that is nothing more.
      flushSync(() => {
        add([taken]);
      });
    } else if (isEnd && text.trim() !== '') {
      // This Enter adds the tag; it must not send the form.
      event.preventDefault();
      if (taken !== undefined) add([taken]);
      else if (key === 'Enter' && takesFirst && isSearching && isAsked) setAwaited(true);
      else addTyped(text);
    } else if (key === 'Backspace' && text === '' && value.length > 0) {
      event.preventDefault();
      type(value.at(-1) ?? '');
      onChange(value.slice(0, -1));
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!hasTagEnd(pasted)) return;
    event.preventDefault();
    addTyped(text + pasted);
  };

  // What is looked up comes while one types: the field is the same before and after.
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': taken === undefined ? undefined : suggestionId(listId, active),
  } as const;

  return (
    <FieldFrame {...{ label, labelHidden, description, error }}>
      {(aria) => (
        <Box
          ref={boxRef}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (currentTarget.contains(relatedTarget)) return;
            addTyped(text);
            onBlur?.();
          }}
        >
          {value.map((tag) => (
            <Chip
              key={tag}
              {...(!isDisabled && {
                remove: {
                  label: removeLabel(tag),
                  onPress: () => {
                    onChange(value.filter((other) => other !== tag));
                    input.current?.focus();
                  },
                },
              })}
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
            {...(onType !== undefined || suggestions.length > 0 ? combobox : {})}
            value={text}
            onChange={({ target }) => {
              setAsked(true);
              type(target.value);
            }}
            onKeyDown={hear}
            onPaste={paste}
          />
          {isOpen && (
            <SuggestionList
              id={listId}
              labelledBy={`${aria.id}-label`}
              suggestions={shown}
              active={active}
              boxRef={boxRef}
              onTake={(suggestion) => {
                add([suggestion]);
                input.current?.focus();
              }}
              onClose={() => {
                setAsked(false);
              }}
            />
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
`;
