import { Ellipsis } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button';
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
  /** Somebody is about to press it, so that what it needs can be fetched. Not told of the menu. */
  onIntent?: (() => void) | undefined;
};

export type ActionRowProps = {
  /** The most important first: those that do not fit move into a menu. The last keeps its place at the end where it destroys something. */
  actions: readonly Action[];
  /** Names the menu of the actions that do not fit. */
  moreLabel: string;
  /** Their words stand beside the icons: there is room for all of them. @default false */
  hasWords?: boolean;
};

/** Actions as icons, at the end of the space it fills. Those that do not fit move into a menu. */
export const ActionRow = ({ actions, moreLabel, hasWords = false }: ActionRowProps) => {
  const placeRef = useRef<HTMLDivElement>(null);
  const room = useFitting(placeRef, BUTTON);
  const last = actions.at(-1);
  const pinned = last?.tone === 'error' ? [last] : [];
  const movable = actions.slice(0, actions.length - pinned.length);
  const isWhole = hasWords || actions.length <= room;
  const toButton = hasWords ? toWords : toIcon;
  // The menu takes a place, too.
  const shown = isWhole ? movable : movable.slice(0, Math.max(0, room - 1 - pinned.length));
  const others = movable.slice(shown.length);
  return (
    <Place ref={placeRef} $count={actions.length}>
      {shown.map(toButton)}
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
      {pinned.map(toButton)}
    </Place>
  );
};

const toWords = ({ id, label, icon, shortcut, isDisabled, onPress, onIntent = nothing }: Action) => (
  <Tooltip key={id} text={label} shortcut={shortcut}>
    <Button
      variant="ghost"
      size="dense"
      {...{ icon, isDisabled, onPress }}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      {label}
    </Button>
  </Tooltip>
);

const toIcon = ({ id, label, icon, shortcut, isDisabled, onPress, onIntent = nothing }: Action) => (
  <Tooltip key={id} text={label} shortcut={shortcut}>
    <IconButton
      {...{ icon, label, isDisabled, onPress }}
      onHoverStart={onIntent}
      onFocus={onIntent}
      onPressStart={onIntent}
    />
  </Tooltip>
);

const nothing = () => undefined;

/** The width of an icon button on a touch screen with the gap after it, in rem. */
const BUTTON = 4.8;

/* What stands before it may have all the room that the actions do not need, and half of it where they need more. */
const Place = styled.div<{ $count: number }>`
  display: flex;
  flex: 1 0 min(${({ $count }) => $count * BUTTON}rem, 50% - ${BUTTON}rem);
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(1)};
  /* At least two buttons always fit: then one is the menu. */
  min-inline-size: ${2 * BUTTON}rem;
`;
