import { useIsWide } from '@ezone/ui/is-wide';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { foldersIn, groupsAround } from '../../routing/menu';
import type { NavGroup } from '../../routing/menu';
import { navbarMachine } from './navbarMachine';

/** The navigation bar of the page, as it and the toolbar's button share it. */
export type NavbarControl = {
  actor: ActorRefFrom<typeof navbarMachine>;
  /** How it stands: open or folded beside the page, or as a drawer above it. */
  form: 'open' | 'folded' | 'drawer';
  isDrawerOpen: boolean;
};

/** How the navbar stands in a state of its machine. */
export const formOf = (snapshot: SnapshotFrom<typeof navbarMachine>): NavbarControl['form'] => {
  if (snapshot.matches('drawer')) return 'drawer';
  return snapshot.matches('folded') ? 'folded' : 'open';
};

/** Runs the navbar's machine and tells it of the screen, of the settings and of the page that opens. */
export function useNavbar(groups: readonly NavGroup[], isFolded: boolean): NavbarControl {
  const isWide = useIsWide();
  const actor = useActorRef(navbarMachine, { input: { isWide, isFolded, collapsed: foldersIn(groups) } });
  const { key, pathname } = useLocation();

  useEffect(() => actor.send({ type: 'screen.changed', isWide }), [actor, isWide]);
  useEffect(() => actor.send({ type: 'fold.changed', isFolded }), [actor, isFolded]);
  // Not when the menu is another one, as after the user has been stored: the drawer stays open for who is busy in it.
  const tellOpened = useEffectEvent((path: string) =>
    actor.send({ type: 'page.opened', groups: groupsAround(groups, path) }),
  );
  // The key, too: the page one is on already is opened again from its entry, and the drawer closes.
  useEffect(() => tellOpened(pathname), [actor, pathname, key]);

  return {
    actor,
    form: useSelector(actor, formOf),
    isDrawerOpen: useSelector(actor, (snapshot) => snapshot.matches({ drawer: 'opened' })),
  };
}
