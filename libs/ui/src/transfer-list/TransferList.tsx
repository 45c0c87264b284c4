import { normalizeForSearch } from '@ezone/text';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { Button } from '../button';
import type { SelectOption } from '../select/OptionItem';
import { mirroredInRtl } from '../theme/mirroredInRtl';
import { VisuallyHidden } from '../visually-hidden';
import { TransferColumn } from './TransferColumn';

/** What is said of one of the two lists, already translated. */
export type TransferSide = {
  /** Names the list. */
  title: string;
  /** Names the field that searches it. */
  search: string;
  /** Stands in it when nothing is in it, and says why nothing can be taken from it. */
  empty: string;
  /** On the button that brings what is selected into it. */
  take: string;
  /** On the button that brings everything into it that the other list shows. */
  takeAll: string;
};

/** What both lists say, already translated. */
export type TransferWords = {
  /** How many are selected of all in a list: “2 of 14 selected”. */
  selected: (selected: number, all: number) => string;
  /** Why nothing can be moved while nothing is selected. */
  nothingSelected: string;
  /** Stands in a list where its search finds nothing. */
  nothingFound: string;
  /** Tells screen readers what was moved, and into which list: “2 moved to Chosen”. */
  moved: (count: number, title: string) => string;
};

export type TransferListProps<Id extends string = string> = {
  /** What is chosen, above the lists. */
  label: ReactNode;
  /** Everything that there is, in the order that both lists show. One that `isDisabled` stays where it is. */
  options: readonly SelectOption<Id>[];
  /** The ids of what is chosen. Those that are not among the options are in neither list, and stay chosen. */
  value: readonly Id[];
  /** Called with the ids of what is chosen, in the order of the options; before them what is not among those. */
  onChange: (value: Id[]) => void;
  /** The list of what is not chosen. */
  available: TransferSide;
  /** The list of what is chosen. */
  chosen: TransferSide;
  words: TransferWords;
  /** Each list has a field to search it where there are more options than this. @default 10 */
  searchFrom?: number;
};

type SideName = 'available' | 'chosen';

const across = { available: 'chosen', chosen: 'available' } as const;

/**
 * Some out of many, in two lists: what is chosen and what is not. They are moved by buttons, by Enter and by a double click. For up to
 * ten use checkboxes; where what is chosen has an order of its own, this is not the component.
 */
export const TransferList = <Id extends string = string>({
  label,
  options,
  value,
  onChange,
  available,
  chosen,
  words,
  searchFrom = 10,
}: TransferListProps<Id>) => {
  const id = useId();
  /** Those of both lists: an option is in one of them. */
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set<string>());
  const [texts, setTexts] = useState({ available: '', chosen: '' });
  /** What was moved last; counted, because the same may be moved twice. */
  const [moves, setMoves] = useState({ count: 0, said: '' });
  const lists = { available: useRef<HTMLDivElement>(null), chosen: useRef<HTMLDivElement>(null) };
  const taken = new Set<string>(value);
  const sides = { available, chosen };
  const all = {
    available: options.filter((option) => !taken.has(option.id)),
    chosen: options.filter((option) => taken.has(option.id)),
  };
  const shownOf = (side: SideName) => {
    const wanted = normalizeForSearch(texts[side].trim());
    return all[side].filter(({ label: name, description = '' }) =>
      normalizeForSearch(`${name} ${description}`).includes(wanted),
    );
  };
  const selectedOf = (side: SideName) => all[side].filter((option) => selected.has(option.id));

  const move = (from: SideName, some: readonly SelectOption<Id>[]) => {
    const moving = new Set<string>(some.filter((option) => !option.isDisabled).map((option) => option.id));
    if (moving.size === 0) return;
    const to = across[from];
    const isTaken = (one: Id) => (moving.has(one) ? to === 'chosen' : taken.has(one));
    setSelected(new Set([...selected].filter((one) => !moving.has(one))));
    setMoves((before) => ({ count: before.count + 1, said: words.moved(moving.size, sides[to].title) }));
    const ids = options.map((option) => option.id);
    onChange([...value.filter((one) => !ids.includes(one)), ...ids.filter(isTaken)]);
  };

  const column = (side: SideName) => {
    const shown = shownOf(side);
    const { title, search, empty } = sides[side];
    return (
      <TransferColumn
        ref={lists[side]}
        title={title}
        count={words.selected(selectedOf(side).length, all[side].length)}
        search={
          options.length > searchFrom
            ? { label: search, text: texts[side], onChange: (text) => setTexts({ ...texts, [side]: text }) }
            : null
        }
        empty={all[side].length === 0 ? empty : words.nothingFound}
        shown={shown}
        selected={selected}
        onSelect={(ids) => {
          const inSight = new Set<string>(shown.map((option) => option.id));
          setSelected(new Set([...[...selected].filter((one) => !inSight.has(one)), ...ids]));
        }}
        onMove={(one) => {
          const moved = selected.has(one) ? selectedOf(side) : all[side].filter((option) => option.id === one);
          flushSync(() => {
            move(side, moved);
          });
          // A list that nothing is left in cannot keep the focus.
          if (!lists[side].current?.querySelector('[data-key]')) lists[across[side]].current?.focus();
        }}
      />
    );
  };

  const buttons = (to: SideName) => {
    const from = across[to];
    const shown = shownOf(from);
    const { take, takeAll } = sides[to];
    const [One, All] = to === 'chosen' ? [ChevronRight, ChevronsRight] : [ChevronLeft, ChevronsLeft];
    const isNothingSelected = selectedOf(from).length === 0;
    const isNothingShown = shown.every((option) => option.isDisabled);
    return (
      <>
        <Button
          icon={<One />}
          fullWidth
          {...(isNothingSelected && { disabledReason: words.nothingSelected })}
          onPress={() => move(from, selectedOf(from))}
        >
          {take}
        </Button>
        <Button
          icon={<All />}
          fullWidth
          {...(isNothingShown && {
            disabledReason: all[from].length === 0 ? sides[from].empty : words.nothingFound,
          })}
          onPress={() => move(from, shown)}
        >
          {takeAll}
        </Button>
      </>
    );
  };

  return (
    <Room role="group" aria-labelledby={`${id}-label`}>
      <Name id={`${id}-label`}>{label}</Name>
      <Columns>
        {column('available')}
        <Moves>
          {buttons('chosen')}
          {buttons('available')}
        </Moves>
        {column('chosen')}
      </Columns>
      <VisuallyHidden role="status">
        <span key={moves.count}>{moves.said}</span>
      </VisuallyHidden>
    </Room>
  );
};

const Room = styled.div`
  position: relative;
  container-type: inline-size;
`;

const Name = styled.div`
  ${({ theme }) => theme.type.cardTitle}
  margin-block-end: ${({ theme }) => theme.space(2)};
`;

const Columns = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};

  @container (width >= 48rem) {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    align-items: end;
  }
`;

/* One list is above the other, or beside it where there is room: what moves points there. */
const Moves = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${({ theme }) => theme.space(2)};

  & svg {
    transform: rotate(90deg);
    ${mirroredInRtl}
  }

  @container (width >= 48rem) {
    grid-template-columns: 1fr;
    align-content: center;
    block-size: 24rem;

    & svg {
      transform: none;
    }
  }
`;
