import { Ellipsis, X } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button';
import { IconButton } from '../icon-button';
import { MenuButton, MenuItem } from '../menu';
import { Tooltip } from '../tooltip';
import { useFitting } from './useFitting';

/** Something to do with all that is selected. */
export type BulkAction = {
  id: string;
  /** What it does, already translated. */
  label: string;
  icon: ReactNode;
  /** The key that does the same, for the tooltip. */
  shortcut?: string | undefined;
  /** Error is for what destroys something. @default 'neutral' */
  tone?: 'neutral' | 'error';
  onPress: () => void;
};

export type BulkBarProps = {
  /** Names the bar: "Selection". */
  label: string;
  /** How many are selected, in words. It is said when it changes. */
  count: string;
  /** Selects all that match; leave it out where they are. */
  all?: { label: string; onPress: () => void } | undefined;
  clearLabel: string;
  /** Nothing is to be selected any more. The bar goes, so the caller says where the focus goes. */
  onClear: () => void;
  /** In the order of their worth: what has no room at the end stands in a menu. */
  actions: readonly BulkAction[];
  /** Names the menu of what has no room. */
  moreLabel: string;
};

/** What can be done with the selected rows of a list, in the place of its header. */
export const BulkBar = ({ label, count, all, clearLabel, onClear, actions, moreLabel }: BulkBarProps) => {
  const placeRef = useRef<HTMLDivElement>(null);
  const room = useFitting(placeRef, BUTTON);
  // The menu takes the last place.
  const shown = actions.length <= room ? actions : actions.slice(0, Math.max(0, room - 1));
  const others = actions.slice(shown.length);
  return (
    <Bar role="group" aria-label={label}>
      <Tooltip text={clearLabel} shortcut="Esc">
        <IconButton icon={<X />} label={clearLabel} onPress={onClear} />
      </Tooltip>
      <Count role="status">{count}</Count>
      {all && (
        <All>
          <Button variant="ghost" size="dense" onClick={all.onPress}>
            {all.label}
          </Button>
        </All>
      )}
      <Place ref={placeRef}>
        {shown.map(({ id, label: name, icon, shortcut, onPress }) => (
          <Tooltip key={id} text={name} shortcut={shortcut}>
            <IconButton icon={icon} label={name} onPress={onPress} />
          </Tooltip>
        ))}
        {others.length > 0 && (
          <MenuButton label={moreLabel} icon={<Ellipsis />} iconOnly placement="bottom end">
            {others.map(({ id, label: name, icon, shortcut, tone, onPress }) => (
              <MenuItem key={id} id={id} icon={icon} shortcut={shortcut} tone={tone} onAction={onPress}>
                {name}
              </MenuItem>
            ))}
          </MenuButton>
        )}
      </Place>
    </Bar>
  );
};

/** The width of a button that is only an icon, and the gap after it, in rem. */
const BUTTON = 4.4;

const Bar = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-inline-size: 0;
`;

const Count = styled.p`
  ${({ theme }) => theme.type.control}
  ${({ theme }) => theme.figures}
`;

const All = styled.span`
  display: inline-flex;
`;

const Place = styled.div`
  display: flex;
  flex: 1;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(1)};
  /* One button has room always, and is the menu then. */
  min-inline-size: ${BUTTON}rem;
  overflow: clip;
  overflow-clip-margin: 0.4rem;
`;
