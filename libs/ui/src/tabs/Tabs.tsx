import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { nextTab } from './nextTab';

/** One tab with its panel. */
export type TabItem<Id extends string = string> = {
  id: Id;
  /** What stands on the tab. */
  label: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /** What the panel shows; rendered only while its tab is chosen, so a lazy component loads on first choice. */
  content: ReactNode;
};

/** Props of tabs. */
export type TabsProps<Id extends string = string> = {
  /** Names the row of tabs for screen readers. */
  label: string;
  /** At least one. */
  items: readonly TabItem<Id>[];
  /** The chosen tab. Leave out to let the tabs keep it. */
  value?: Id;
  /** The tab chosen at first where `value` is left out. @default the first */
  defaultValue?: Id;
  /** Called with the tab that was chosen. */
  onChange?: (id: Id) => void;
  /** Whether moving the focus chooses the tab; `manual` where a panel is costly to load. @default 'automatic' */
  activation?: 'automatic' | 'manual';
  /** The tabs share the whole width. @default false */
  fullWidth?: boolean;
};

/**
 * Several panels in one place, one of them shown. The row is one tab stop; arrows move in reading direction, Home and End jump.
 * Made of plain buttons, because the sign-in pages have tabs and load no React Aria.
 */
export const Tabs = <Id extends string = string>({
  label,
  items,
  value,
  defaultValue,
  onChange,
  activation = 'automatic',
  fullWidth = false,
}: TabsProps<Id>) => {
  const [kept, setKept] = useState(defaultValue ?? items[0]?.id);
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = items.find(({ id }) => id === (value ?? kept)) ?? items[0];

  // A row that is wider than the page is scrolled to the tab that is chosen, not the page with it.
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !tab) return;
    const [outer, inner] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left;
    else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right;
  }, [chosen?.id]);

  const choose = (id: Id) => {
    if (id === chosen?.id) return;
    setKept(id);
    onChange?.(id);
  };

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
    const from = tabs.findIndex((tab) => tab === event.target);
    const to = nextTab(event.key, {
      from,
      count: tabs.length,
      rtl: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    const item = to === undefined ? undefined : items[to];
    if (to === undefined || !item) return;
    event.preventDefault();
    tabs[to]?.focus();
    if (activation === 'automatic') choose(item.id);
  };

  return (
    <div>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {items.map(({ id, label: words, icon }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${id}`}
            aria-selected={id === chosen?.id}
            aria-controls={id === chosen?.id ? `${baseId}-panel-${id}` : undefined}
            tabIndex={id === chosen?.id ? 0 : -1}
            onClick={() => {
              choose(id);
            }}
            $fullWidth={fullWidth}
          >
            {icon}
            {words}
          </Tab>
        ))}
      </List>
      {chosen && (
        <Panel
          // A new panel for each tab: fields and scroll positions do not leak from one to the next.
          key={chosen.id}
          role="tabpanel"
          id={`${baseId}-panel-${chosen.id}`}
          aria-labelledby={`${baseId}-tab-${chosen.id}`}
          tabIndex={0}
        >
          {chosen.content}
        </Panel>
      )}
    </div>
  );
};

const List = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(1)};
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${({ theme }) => theme.color.border};
`;

const Tab = styled.button<{ $fullWidth: boolean }>`
  position: relative;
  flex: ${({ $fullWidth }) => ($fullWidth ? '1 1 0' : '0 0 auto')};
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 4.4rem;
  /* What shares the width needs no room of its own beside the words. */
  padding-inline: ${({ theme, $fullWidth }) => theme.space($fullWidth ? 2 : 4)};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  ${({ theme }) => theme.type.control}
  color: ${({ theme }) => theme.color.textMuted};
  background: transparent;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: ${({ theme }) => theme.color.text};
  }

  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    block-size: 0.2rem;
    background: ${({ theme }) => theme.tone.primary.solid};
    transform: scaleX(0);
    transition: transform ${({ theme }) => theme.motion.menuIn};
  }

  &[aria-selected='true'] {
    color: ${({ theme }) => theme.tone.primary.text};

    &::after {
      transform: none;
    }
  }

  &:focus-visible {
    outline-offset: -0.4rem;
  }

  svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }

  @media (forced-colors: active) {
    &[aria-selected='true']::after {
      background: Highlight;
    }
  }
`;

const Panel = styled.div`
  padding-block-start: ${({ theme }) => theme.space(6)};
  border-radius: ${({ theme }) => theme.radius.control};
`;
