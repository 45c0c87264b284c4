import type { SchemeName } from '@ezone/ui/theme';
import { useActorRef } from '@xstate/react';
import { localStore } from '../../data/storage';
import type { Shortcuts } from '../shortcuts';
import { ShortcutPanel } from './ShortcutPanel';
import { sidePanelMachine } from './sidePanelMachine';

const KEY = 'ezone.leftPanel';

/** Whether the panel of shortcuts is open, kept in this browser: how much room there is depends on the screen. */
const panelMemory = {
  read: (): boolean => localStore.read(KEY) === 'open',
  write: (isOpen: boolean): void => {
    localStore.write(KEY, isOpen ? 'open' : 'closed');
  },
};

const machine = sidePanelMachine.provide({ actions: { keep: (_, { isOpen }) => panelMemory.write(isOpen) } });

export type LeftPanelProps = {
  shortcuts: Shortcuts;
  /** That of the navbar beside it: both are one frame. */
  scheme: SchemeName;
  /** This is the page's scheme: it stands on one surface with the toolbar then. */
  isOfPage: boolean;
};

/** The panel of shortcuts at the start of the page, open or closed as it was left in this browser. */
export const LeftPanel = (props: LeftPanelProps) => (
  <ShortcutPanel actor={useActorRef(machine, { input: { isOpen: panelMemory.read() } })} {...props} />
);
