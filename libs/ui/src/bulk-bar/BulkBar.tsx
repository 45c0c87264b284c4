import { ListChecks, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ActionRow, useFitting } from '../action-row';
import type { Action, ActionRowProps } from '../action-row';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { Tooltip } from '../tooltip';
import { VisuallyHidden } from '../visually-hidden';

export type BulkBarProps = Omit<ActionRowProps, 'hasWords'> & {
  /** Names the bar: "Selection". */
  label: string;
  /** How many are selected, in words. Screen readers announce a change. */
  count: string;
  /** Selects all that match; leave it out where all are selected. */
  all?: { label: string; onPress: () => void } | undefined;
  clearLabel: string;
  /** Clears the selection. The bar disappears, so the caller moves the focus. */
  onClear: () => void;
};

/** The actions for the selected rows of a list. It replaces the list's header. */
export const BulkBar = ({ label, count, all, clearLabel, onClear, actions, moreLabel }: BulkBarProps) => {
  const barRef = useRef<HTMLDivElement>(null);
  const said = useSaid(count);
  const room = useFitting(barRef, 1);
  const hasRoom = room >= WIDE;
  const hasWords = room >= WIDE + wordsOf(actions);
  // Where its words do not fit, "select all" is the last of the actions that destroy nothing, as an icon or in the menu.
  const allInMenu = all && !hasRoom ? [{ id: 'all', icon: <ListChecks />, ...all }] : [];
  const kind = Object.groupBy(actions, ({ tone }) => (tone === 'error' ? 'last' : 'first'));
  return (
    <Bar ref={barRef} role="group" aria-label={label}>
      <Tooltip text={clearLabel} shortcut="Esc">
        <IconButton icon={<X />} label={clearLabel} onPress={onClear} />
      </Tooltip>
      <Count>{count}</Count>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {all && hasRoom && (
        <Button variant="ghost" size="dense" onPress={all.onPress}>
          {all.label}
        </Button>
      )}
      <ActionRow
        actions={[...(kind.first ?? []), ...allInMenu, ...(kind.last ?? [])]}
        moreLabel={moreLabel}
        hasWords={hasWords}
      />
    </Bar>
  );
};

/** Milliseconds without a change before the count is announced. */
const QUIET = 300;

/**
 * A sentence that is announced a moment after its last change: its element has to be there first, and Shift adds many
 * rows quickly.
 */
function useSaid(sentence: string): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(sentence);
    }, QUIET);
    return () => {
      clearTimeout(timer);
    };
  }, [sentence]);
  return said;
}

/** From this width on all of it fits on one line, in rem. */
const WIDE = 52;

/** About how wide the actions are with their words, in rem: a letter is narrower than 0.9 on average, and an icon with its room is 5. */
const wordsOf = (actions: readonly Action[]): number =>
  actions.reduce((sum, { label }) => sum + 5 + 0.9 * label.length, 0);

const Bar = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-inline-size: 0;
`;

const Count = styled.p`
  ${({ theme }) => theme.type.control}
  ${({ theme }) => theme.figures}
`;
