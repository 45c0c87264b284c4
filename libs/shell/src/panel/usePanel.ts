import { useActorRef, useSelector } from '@xstate/react';
import { useId, useMemo, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { panelMachine } from './panelMachine';
import type { PanelEvent, PanelSide } from './panelStates';

/** A running panel: of `panelMachine`, or of a machine that has its states and events and knows more. */
export type PanelActor = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot: () => { context: { side: PanelSide }; matches: (state: 'open') => boolean };
  send: (event: PanelEvent) => void;
};

/** A panel as its opener and its frame share it. */
export type Panel = {
  actor: PanelActor;
  side: PanelSide;
  isOpen: boolean;
  /** The id of the frame's element, for the opener's `aria-controls`. */
  id: string;
  /** The control that opens it; gets the focus back when the panel closes. Give it `ref={panel.setOpener}`. */
  opener: HTMLElement | null;
  setOpener: (opener: HTMLElement | null) => void;
  toggle: () => void;
  open: () => void;
  close: () => void;
};

/** A panel of its own, closed at first. Hand it to the button that opens it and to its `SidePanel`. */
export const usePanel = (side: PanelSide = 'end'): Panel => usePanelOf(useActorRef(panelMachine, { input: { side } }));

/** The panel that a running machine stands for. */
export function usePanelOf(actor: PanelActor): Panel {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const side = useSelector(actor, ({ context }) => context.side);
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const id = useId();
  // One object as long as nothing of it changes: buttons and frames far apart are drawn for each new one.
  return useMemo(
    () => ({
      ...{ actor, side, isOpen, id, opener, setOpener },
      toggle: () => actor.send({ type: 'toggle.pressed' }),
      open: () => actor.send({ type: 'open.requested' }),
      close: () => actor.send({ type: 'close.requested' }),
    }),
    [actor, side, isOpen, id, opener],
  );
}
