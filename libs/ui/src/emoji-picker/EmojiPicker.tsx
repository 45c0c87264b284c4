import { useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { GridLayout, Size, Virtualizer } from 'react-aria-components/Virtualizer';
import styled from 'styled-components';
import { TextField } from '../text-field';
import { findEmoji } from './findEmoji';
import type { Emoji, EmojiGroup } from './findEmoji';

export type EmojiPickerProps = {
  groups: readonly EmojiGroup[];
  /** Called with the emoji that was chosen. */
  onPick: (emoji: string) => void;
  /** The words on it, already translated: of the search field, of the list of groups, and where nothing is found. */
  words: { search: string; groups: string; none: ReactNode };
};

/**
 * Chooses an emoji, by group or by name. Arrows move in the grid, Enter chooses; Enter in the search field takes the first
 * that is found, arrow down goes to the grid.
 */
export const EmojiPicker = ({ groups, onPick, words }: EmojiPickerProps) => {
  const grid = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [groupId, setGroupId] = useState(groups[0]?.id);
  // Typing never waits for the search.
  const searched = useDeferredValue(query.trim());
  const group = groups.find(({ id }) => id === groupId);
  const shown = useMemo(
    () => (searched === '' ? (group?.emoji ?? []) : findEmoji(groups, searched)),
    [groups, group, searched],
  );
  const items = shown.map((one) => ({ id: one.emoji, ...one }));

  return (
    <Frame>
      <TextField
        type="search"
        label={words.search}
        labelHidden
        placeholder={words.search}
        autoFocus
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={(event) => {
          const [first] = shown;
          if (event.key === 'Enter' && first) {
            event.preventDefault();
            onPick(first.emoji);
          }
          if (event.key === 'ArrowDown') {
            event.preventDefault();
            grid.current?.focus();
          }
        }}
      />
      <Groups
        aria-label={words.groups}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={searched === '' && groupId !== undefined ? [groupId] : []}
        onSelectionChange={(keys) => {
          const [id] = keys;
          if (id === undefined) return;
          setQuery('');
          setGroupId(String(id));
        }}
      >
        {groups.map(({ id, label, emoji }) => (
          <GroupButton key={id} id={id} aria-label={label}>
            <span aria-hidden>{emoji[0]?.emoji}</span>
          </GroupButton>
        ))}
      </Groups>
      <Virtualizer layout={GridLayout} layoutOptions={cells}>
        <Grid
          ref={grid}
          // Another group begins at its top.
          key={searched === '' ? groupId : 'found'}
          aria-label={searched === '' ? (group?.label ?? words.search) : words.search}
          layout="grid"
          items={items}
          escapeKeyBehavior="none"
          selectionMode="single"
          selectedKeys={nothing}
          onSelectionChange={(keys) => {
            const [emoji] = keys === 'all' ? [] : keys;
            if (emoji !== undefined) onPick(String(emoji));
          }}
          renderEmptyState={() => <None>{words.none}</None>}
        >
          {({ emoji, name }) => (
            <Cell id={emoji} textValue={name} aria-label={name}>
              <span aria-hidden title={name}>
                {emoji}
              </span>
            </Cell>
          )}
        </Grid>
      </Virtualizer>
    </Frame>
  );
};

/** Always empty: a choice is not kept, so that the same emoji can be chosen again. */
const nothing: string[] = [];

const cells = {
  minItemSize: new Size(36, 36),
  maxItemSize: new Size(36, 36),
  minSpace: new Size(2, 2),
  preserveAspectRatio: true,
};

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(2)};
  inline-size: 31rem;
  max-inline-size: 100%;
  block-size: 36rem;
  max-block-size: 60dvh;
`;

const Groups = styled(ToggleButtonGroup)`
  display: flex;
  flex: none;
  justify-content: space-between;
`;

const GroupButton = styled(ToggleButton)`
  display: grid;
  place-items: center;
  inline-size: 3.2rem;
  block-size: 3.2rem;
  padding: 0;
  border: none;
  border-block-end: 0.2rem solid transparent;
  background: none;
  font-size: 1.8rem;
  line-height: 1;
  cursor: pointer;

  &[data-hovered] {
    background: ${({ theme }) => theme.color.hover};
  }

  &[data-selected] {
    border-color: ${({ theme }) => theme.tone.primary.solid};
  }
`;

const Grid = styled(ListBox<Emoji & { id: string }>)`
  flex: 1;
  inline-size: 100%;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  outline: none;
`;

const Cell = styled(ListBoxItem)`
  display: grid;
  place-items: center;
  inline-size: 100%;
  block-size: 100%;
  border-radius: ${({ theme }) => theme.radius.control};
  font-size: 2.2rem;
  line-height: 1;
  cursor: pointer;
  outline: none;

  &[data-hovered] {
    background: ${({ theme }) => theme.color.hover};
  }

  &[data-focus-visible] {
    box-shadow: inset 0 0 0 0.2rem ${({ theme }) => theme.color.focus};
  }
`;

const None = styled.p`
  padding: ${({ theme }) => theme.space(6)};
  color: ${({ theme }) => theme.color.textMuted};
  text-align: center;
`;
