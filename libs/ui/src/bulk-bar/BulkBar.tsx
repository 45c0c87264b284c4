import { ListChecks, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ActionRow, useFitting } from '../action-row';
import type { ActionRowProps } from '../action-row';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { Tooltip } from '../tooltip';
import { VisuallyHidden } from '../visually-hidden';

export type BulkBarProps = ActionRowProps & {
  /** Names the bar: "Selection". */
  label: string;
  /** How many are selected, in words. It is said when it changes. */
  count: string;
  /** Selects all that match; leave it out where they are. */
  all?: { label: string; onPress: () => void } | undefined;
  clearLabel: string;
  /** Nothing is to be selected any more. The bar goes, so the caller says where the focus goes. */
  onClear: () => void;
};

/** What can be done with the selected rows of a list, in the place of its header. */
export const BulkBar = ({ label, count, all, clearLabel, onClear, actions, moreLabel }: BulkBarProps) => {
  const barRef = useRef<HTMLDivElement>(null);
  const said = useSaid(count);
  const hasRoom = useFitting(barRef, WIDE) > 0;
  // Without room for its words it is the last of the actions, as an icon or in the menu.
  const allInMenu = all && !hasRoom ? [{ id: 'all', icon: <ListChecks />, ...all }] : [];
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
      <ActionRow actions={[...actions, ...allInMenu]} moreLabel={moreLabel} />
    </Bar>
  );
};

/** Milliseconds without a change until it is said. */
const QUIET = 300;

/** A sentence that is said when it has stood for a moment: not before its element is there, nor for each row that Shift adds. */
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

/** From this width on all of it stands in one line, in rem. */
const WIDE = 52;

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
