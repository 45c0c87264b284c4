import { useActorRef } from '@xstate/react';
import type { Shortcuts } from '../shortcuts';
import { panelMemory } from './panelMemory';
import { ShortcutPanel } from './ShortcutPanel';
import { sidePanelMachine } from './sidePanelMachine';

const machine = sidePanelMachine.provide({ actions: { keep: (_, { isOpen }) => panelMemory.write(isOpen) } });

/** The panel of shortcuts at the start of the page, open or closed as it was left in this browser. */
export const LeftPanel = ({ shortcuts }: { shortcuts: Shortcuts }) => (
  <ShortcutPanel actor={useActorRef(machine, { input: { isOpen: panelMemory.read() } })} shortcuts={shortcuts} />
);
