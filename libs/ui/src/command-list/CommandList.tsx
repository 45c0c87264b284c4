import { ArrowLeft, Search, SearchX, X } from 'lucide-react';
import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Menu } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { IconButton } from '../icon-button';
import { LoadedMenuItem } from '../menu/LoadedMenuItem';
import { LoadedMenuSection } from '../menu/LoadedMenuSection';
import { mirroredInRtl } from '../theme/mirroredInRtl';
import { VisuallyHidden } from '../visually-hidden';

/** Something that can be found and chosen. */
export type Command = {
  /** Unique among all groups. */
  id: string;
  label: string;
  icon?: ReactNode;
  /** The key that does the same, as people read it. */
  shortcut?: string | undefined;
};

/** What was found of one kind, with a heading. */
export type CommandGroup = { id: string; title: string; commands: readonly Command[] };

export type CommandListProps = {
  /** What is in the field. */
  text: string;
  onTextChange: (text: string) => void;
  /** Names the field and its list; also stands in the field as long as it is empty. */
  label: string;
  /** Names the button that empties the field. */
  clearLabel: string;
  /** What was found. */
  groups: readonly CommandGroup[];
  /** Shown where there is nothing to choose from yet. */
  note?: string | undefined;
  /** Shown where nothing was found, with a button that empties the field: then whatever there is without a text is listed. */
  nothing?: { title: string; hint: string; clearLabel: string } | undefined;
  /** What a screen reader announces when the results change. */
  announcement: string;
  onChoose: (id: string) => void;
  /** The way out on a phone, where there is neither Escape nor an outside to press. */
  back?: { label: string; onPress: () => void } | undefined;
};

/**
 * A search field with its results below: arrows move through the results while the focus stays in the field, Enter
 * chooses. Use it in a CommandOverlay, which closes it.
 */
export const CommandList = ({
  text,
  onTextChange,
  label,
  clearLabel,
  groups,
  note,
  nothing,
  announcement,
  onChoose,
  back,
}: CommandListProps) => {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onTextChange('');
    // The button that was pressed goes away.
    input.current?.focus();
  };
  // React Aria chooses what it has marked, and marks the first only after a letter: not for a text that was pasted, or was there before.
  const enter = (event: KeyboardEvent) => {
    const [first] = groups.flatMap(({ commands }) => commands);
    const isMarked = input.current?.getAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '' || !first || isMarked) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(first.id);
  };
  return (
    <Autocomplete inputValue={text} onInputChange={onTextChange}>
      <Field aria-label={label} autoFocus>
        {back && (
          <Back>
            <IconButton icon={<ArrowLeft />} label={back.label} onPress={back.onPress} />
          </Back>
        )}
        <Glass aria-hidden $isReplaced={back !== undefined} />
        <Text ref={input} placeholder={label} onKeyDownCapture={enter} />
        {text !== '' && <IconButton icon={<X />} label={clearLabel} size="dense" onPress={clear} />}
      </Field>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {note && <Note>{note}</Note>}
      {nothing && (
        <EmptyState
          icon={<SearchX />}
          action={
            <Button variant="secondary" onPress={clear}>
              {nothing.clearLabel}
            </Button>
          }
        >
          <Sentence>{nothing.title}</Sentence>
          {nothing.hint}
        </EmptyState>
      )}
      <List aria-label={label} $isEmpty={groups.length === 0} onAction={(id) => onChoose(String(id))}>
        {groups.map(({ id, title, commands }) => (
          <LoadedMenuSection key={id} title={title}>
            {commands.map((command) => (
              <LoadedMenuItem key={command.id} id={command.id} icon={command.icon} shortcut={command.shortcut}>
                {command.label}
              </LoadedMenuItem>
            ))}
          </LoadedMenuSection>
        ))}
      </List>
    </Autocomplete>
  );
};

const Field = styled(SearchField)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 4.8rem;
  padding-inline: ${({ theme }) => theme.space(4)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};

  @media (pointer: coarse) {
    min-block-size: 5.2rem;
  }
`;

const Glass = styled(Search)<{ $isReplaced: boolean }>`
  flex: none;
  inline-size: 1.6rem;
  block-size: 1.6rem;
  color: ${({ theme }) => theme.color.textMuted};

  @media (max-width: 599.98px) {
    ${({ $isReplaced }) => $isReplaced && { display: 'none' }}
  }
`;

const Back = styled.span`
  margin-inline-start: ${({ theme }) => theme.space(-2)};

  & svg {
    ${mirroredInRtl}
  }

  ${({ theme }) => theme.up.sm} {
    display: none;
  }
`;

const Text = styled(Input)`
  flex: 1;
  align-self: stretch;
  min-inline-size: 0;
  border: none;
  background: none;
  color: inherit;
  ${({ theme }) => theme.type.body}

  /* It always has the focus, as its cursor shows. */
  &&:focus-visible {
    outline: none;
  }

  &::placeholder {
    color: ${({ theme }) => theme.color.textMuted};
  }

  &::-webkit-search-cancel-button {
    display: none;
  }

  @media (pointer: coarse) {
    /* A smaller text would make a phone zoom in. */
    font-size: max(1.6rem, 16px);
  }
`;

const Note = styled.p`
  padding: ${({ theme }) => theme.space(4)};
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.body}
`;

const Sentence = styled.strong`
  display: block;
  color: ${({ theme }) => theme.color.text};
  ${({ theme }) => theme.type.control}
`;

const List = styled(Menu)<{ $isEmpty: boolean }>`
  flex: 1;
  overflow: auto;
  padding: ${({ theme, $isEmpty }) => ($isEmpty ? 0 : theme.space(1))};
  outline: none;

  /* The tint says which one Enter chooses; the focus itself is in the field. */
  && [role='menuitem'] {
    min-block-size: ${({ theme }) => theme.control.large};
    box-shadow: none;

    &[data-focused] {
      background: ${({ theme }) => theme.tone.primary.tint};
      color: ${({ theme }) => theme.tone.primary.text};
    }

    @media (pointer: coarse) {
      min-block-size: 4.4rem;
    }

    @media (forced-colors: active) {
      &[data-focused] {
        outline: 2px solid Highlight;
      }
    }
  }
`;
