import { useLayer } from '@ezone/ui/layers';
import { SchemeScope } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';
import { useSelector } from '@xstate/react';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { ActorRefFrom } from 'xstate';
import { useOutsideClick } from '../../panels/panel/useOutsideClick';
import type { hoverMenuMachine } from './hoverMenuMachine';
import { foldersIn } from '../../routing/menu';
import type { NavEntry, NavGroup } from '../../routing/menu';
import { navbarMessages } from './messages';
import { Chevron, NavItem, NavList } from './NavItem';

/** How high the bar is. */
export const TOP_NAVBAR_HEIGHT = '5.2rem';

export type TopNavbarProps = {
  actor: ActorRefFrom<typeof hoverMenuMachine>;
  groups: readonly NavGroup[];
  /** Its own scheme, whatever the page's is. */
  scheme: SchemeName;
  /** It stands in one line with something else, and has no edge of its own. @default false */
  isInline?: boolean;
};

/**
 * The navigation bar on top: a button for each group, with its pages in a menu below. The arrow keys move between the groups
 * and into a menu, Escape closes it.
 */
export const TopNavbar = ({ actor, groups, scheme, isInline = false }: TopNavbarProps) => {
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  const id = useId();
  const bar = useRef<HTMLUListElement>(null);
  const shown = useSelector(actor, (snapshot) => (snapshot.matches('open') ? snapshot.context.menu : null));
  useLayer(shown !== null, () => {
    // Who is busy elsewhere while the pointer rests here keeps the focus.
    if (bar.current?.contains(document.activeElement))
      bar.current.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    actor.send({ type: 'escape.pressed' });
  });
  // What a finger or a key has opened no pointer leaves.
  const outsideProps = useOutsideClick(shown !== null, id, () => actor.send({ type: 'focus.left' }));
  const page = useRef(key);
  useEffect(() => {
    if (page.current !== key) actor.send({ type: 'page.opened' });
    page.current = key;
  }, [actor, key]);

  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > li > button')];
    const at = buttons.findIndex((button) => button.parentElement?.contains(document.activeElement));
    if (at < 0) return;
    const towardsEnd = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const links = [
      ...(buttons[at]?.parentElement?.querySelectorAll<HTMLElement>('a, [role=list] button') ?? []),
      // What is folded away cannot have the focus.
    ].filter((link) => !link.closest('[inert]'));
    const link = links.indexOf(document.activeElement as HTMLElement);
    const goals: Partial<Record<string, () => HTMLElement | undefined>> = {
      ArrowLeft: () => buttons.at((at + (towardsEnd === 'ArrowLeft' ? 1 : -1)) % buttons.length),
      ArrowRight: () => buttons.at((at + (towardsEnd === 'ArrowRight' ? 1 : -1)) % buttons.length),
      ArrowDown: () => links[link + 1],
      ArrowUp: () => (link <= 0 ? buttons[at] : links[link - 1]),
    };
    const goal = goals[event.key]?.();
    if (!goal) return;
    event.preventDefault();
    goal.focus();
  };

  return (
    <Bar as="nav" scheme={scheme} aria-label={formatMessage(navbarMessages.label)} $isInline={isInline}>
      <Menus
        ref={bar}
        id={id}
        role="list"
        {...outsideProps}
        onKeyDown={move}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget) && relatedTarget !== null) actor.send({ type: 'focus.left' });
        }}
      >
        {groups.map((group) => (
          <Menu
            key={group.id}
            group={group}
            isOpen={shown === group.id}
            onArrive={() => actor.send({ type: 'pointer.arrived', menu: group.id })}
            onLeave={() => actor.send({ type: 'pointer.left' })}
            onFocus={() => actor.send({ type: 'focus.arrived' })}
            onPress={() => actor.send({ type: 'menu.pressed', menu: group.id })}
            onPanel={(panel) => {
              actor.send({ type: 'page.opened' });
              panel.open();
            }}
          />
        ))}
      </Menus>
    </Bar>
  );
};

type MenuProps = {
  group: NavGroup;
  isOpen: boolean;
  onArrive: () => void;
  onLeave: () => void;
  /** The focus has come into the open menu. */
  onFocus: () => void;
  onPress: () => void;
  onPanel: (panel: NonNullable<NavEntry['panel']>) => void;
};

function Menu({ group, isOpen, onArrive, onLeave, onFocus, onPress, onPanel }: MenuProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  // Most menus are never opened; those that were stay, for the way out of sight.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const [collapsed, setCollapsed] = useState(() => foldersIn([group]));
  const toggle = (id: string) =>
    setCollapsed(collapsed.includes(id) ? collapsed.filter((other) => other !== id) : [...collapsed, id]);
  return (
    <li
      onPointerEnter={({ pointerType }) => {
        // A finger presses; it does not point.
        if (pointerType === 'mouse') onArrive();
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') onLeave();
      }}
    >
      <Opener type="button" aria-expanded={isOpen} aria-controls={id} onClick={onPress}>
        {formatMessage(group.title)}
        <Chevron aria-hidden $isOpen />
      </Opener>
      <Sheet id={id} $isOpen={isOpen} onFocus={onFocus}>
        {wasOpen && (
          <NavList role="list">
            {group.entries.map((entry) => (
              <NavItem key={entry.id} entry={entry} collapsed={collapsed} onToggle={toggle} onPanel={onPanel} />
            ))}
          </NavList>
        )}
      </Sheet>
    </li>
  );
}

const Bar = styled(SchemeScope)<{ $isInline: boolean }>`
  display: flex;
  align-items: center;
  min-block-size: ${TOP_NAVBAR_HEIGHT};
  /* Its words stand in line with the content, where the layout keeps bars to its width. */
  padding-inline: ${({ theme, $isInline }) =>
    $isInline ? 0 : `calc(max(0px, (100% - var(--ez-container, 100%)) / 2) + ${theme.space(3)})`};
  border-block-end: ${({ theme, $isInline }) => ($isInline ? 'none' : `1px solid ${theme.color.border}`)};
  background: ${({ theme, $isInline }) => ($isInline ? 'none' : theme.color.surface)};
`;

const Menus = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1)};

  & > li {
    position: relative;
  }
`;

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 4rem;
  padding-inline: ${({ theme }) => theme.space(3)};
  border: none;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.control}
  white-space: nowrap;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
  }
`;

const Sheet = styled.div<{ $isOpen: boolean }>`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: 0;
  inline-size: 26rem;
  max-block-size: calc(100dvh - 16rem);
  padding: ${({ theme }) => theme.space(2)};
  overflow: hidden auto;
  ${({ theme }) => theme.raisedSurface}
  visibility: ${({ $isOpen }) => ($isOpen ? 'visible' : 'hidden')};
  opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0)};
  transition: opacity ${({ theme }) => theme.motion.hover};
`;
