import type { KeyboardEvent } from 'react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import styled from 'styled-components';
import { shortcutMenuMessages, shortcutSentences } from './menuMessages';
import type { ShortcutPage } from './pagesOf';
import { ShortcutRows } from './ShortcutRows';
import type { ShortcutGoal } from './shortcutsMachine';

export type SortableShortcutsProps = {
  id: string;
  pages: readonly ShortcutPage[];
  /** They can be put in another order. */
  isSortable: boolean;
  onMove: (id: string, goal: ShortcutGoal) => void;
  onTurn: (id: string) => void;
};

const steps: Partial<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** The shortcuts, which are put in order by dragging, by the keyboard at their handles, or with Alt and an arrow. */
export const SortableShortcuts = ({ id, pages, isSortable, onMove, onTurn }: SortableShortcutsProps) => {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const [key] = keys;
      if (target.dropPosition !== 'on') onMove(String(key), { target: String(target.key), side: target.dropPosition });
    },
    renderDropIndicator: (target) => <Line target={target} />,
  });
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.altKey && isSortable && steps[event.key];
    const row = event.target instanceof Element && event.target.closest<HTMLElement>('[role=row]');
    if (!by || !row) return;
    event.preventDefault();
    event.stopPropagation();
    const at = pages.findIndex((page) => page.id === row.dataset['key']);
    const [page, target] = [pages[at], pages[at + by]];
    if (page && target) onMove(page.id, { target: target.id, side: by < 0 ? 'before' : 'after' });
  };
  return (
    <div onKeyDownCapture={step}>
      {/* A list cannot change between the two kinds: it is another list. */}
      <ShortcutRows
        key={isSortable ? 'sortable' : 'fixed'}
        id={id}
        label={shortcutMenuMessages.chosen}
        pages={pages}
        turnLabel={shortcutSentences.remove}
        onTurn={onTurn}
        drag={isSortable ? dragAndDropHooks : undefined}
      />
    </div>
  );
};

const Line = styled(DropIndicator)`
  outline: none;

  &[data-drop-target] {
    outline: 1px solid ${({ theme }) => theme.color.primary};
  }
`;
