import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../icon-button';
import { MenuButton, MenuItem } from '../menu';
import { Tooltip } from '../tooltip';
import { useFitting } from './useFitting';

/** Something to do, as an icon with a tooltip, or in a menu. */
export type Action = {
  id: string;
  /** What it does, already translated. */
  label: string;
  icon: ReactNode;
  /** The key that does the same. Shown, not bound. */
  shortcut?: string | undefined;
  /** Error is for what destroys something. @default 'neutral' */
  tone?: 'neutral' | 'error' | undefined;
  /** Cannot be pressed now. @default false */
  isDisabled?: boolean;
  onPress: () => void;
};

export type ActionRowProps = {
  /** The most important first: those that do not fit move into a menu. */
  actions: readonly Action[];
  /** Names the menu of the actions that do not fit. */
  moreLabel: string;
};

/** Actions as icons, at the end of the space it fills. Those that do not fit move into a menu. */
export const ActionRow = ({ actions, moreLabel }: ActionRowProps) => {
  const placeRef = useRef<HTMLDivElement>(null);
  const room = useFitting(placeRef, BUTTON);
  // The menu takes the last place.
  const shown = actions.length <= room ? actions : actions.slice(0, Math.max(0, room - 1));
  const others = actions.slice(shown.length);
  return (
    <Place ref={placeRef}>
      {shown.map(({ id, label, icon, shortcut, isDisabled, onPress }) => (
        <Tooltip key={id} text={label} shortcut={shortcut}>
          <IconButton icon={icon} label={label} isDisabled={isDisabled} onPress={onPress} />
        </Tooltip>
      ))}
      {others.length > 0 && (
        <MenuButton label={moreLabel} icon={<Ellipsis />} iconOnly placement="bottom end">
          {others.map(({ id, label, icon, shortcut, tone, isDisabled, onPress }) => (
            <MenuItem
              key={id}
              id={id}
              icon={icon}
              shortcut={shortcut}
              tone={tone}
              isDisabled={isDisabled}
              onAction={onPress}
            >
              {label}
            </MenuItem>
          ))}
        </MenuButton>
      )}
    </Place>
  );
};

/** The width of an icon button on a touch screen with the gap after it, in rem. */
const BUTTON = 4.8;

const Place = styled.div`
  display: flex;
  flex: 1;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(1)};
  /* At least one button always fits: then it is the menu. */
  min-inline-size: ${BUTTON}rem;
`;
