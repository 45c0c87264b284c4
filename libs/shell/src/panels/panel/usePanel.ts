import { useActorRef, useSelector } from '@xstate/react';
import { useId, useMemo, useRef } from 'react';
import type { AnyActorRef } from 'xstate';
import { panelMachine } from './panelMachine';
import type { PanelEvent, PanelSide } from './panelStates';

/** A running panel: of `panelMachine`, or of a machine that has its states and events and knows more. */
export type PanelActor = Pick<AnyActorRef, 'subscribe'> & {
  getSnapshot: () => { context: { side: PanelSide }; matches: (state: 'open') => boolean };
  send: (event: PanelEvent) => void;
};

/**
 * A panel as its opener and its frame share it. It is the same object for as long as it lives; whether it is open says
 * `useIsOpen`, to those alone who ask, so that opening a panel draws what shows it and not the page around.
 */
export type Panel = {
  actor: PanelActor;
  side: PanelSide;
  /** The id of the frame's element, for the opener's `aria-controls`. */
  id: string;
  /** The control that opens it; gets the focus back when the panel closes. Give it `ref={panel.setOpener}`. */
  getOpener: () => HTMLElement | null;
  setOpener: (opener: HTMLElement | null) => void;
  toggle: () => void;
  open: () => void;
  close: () => void;
};

/** A panel of its own, closed at first. Hand it to the button that opens it and to its `SidePanel`. */
export const usePanel = (side: PanelSide = 'end'): Panel => usePanelOf(useActorRef(panelMachine, { input: { side } }));

/** The panel that a running machine stands for. */
export function usePanelOf(actor: PanelActor): Panel {
  const opener = useRef<HTMLElement>(null);
  const side = useSelector(actor, ({ context }) => context.side);
  const id = useId();
  return useMemo(
    () => ({
      ...{ actor, side, id },
      getOpener: () => opener.current,
      setOpener: (element) => {
        opener.current = element;
      },
      toggle: () => actor.send({ type: 'toggle.pressed' }),
      open: () => actor.send({ type: 'open.requested' }),
      close: () => actor.send({ type: 'close.requested' }),
    }),
    [actor, side, id],
  );
}

/** Whether a panel is open. */
export const useIsOpen = ({ actor }: Pick<Panel, 'actor'>): boolean =>
  useSelector(actor, (snapshot) => snapshot.matches('open'));
