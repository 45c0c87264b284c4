import type { Namespace } from '@ezone/i18n';
import type { ComponentType } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Panel } from '../panel';
import type { MenuGroup } from '../../routing';

/** What the shell gives to the content of a side panel. */
export type SideContentProps = {
  /** The panel it stands in: whether it is open, and how to open and close it. */
  panel: Panel;
  /** The user whom a page has last turned to, as by "chat" of a contact; another object each time. Null where none has. */
  called: SideCall | null;
};

/** A page turns to a user, by id. */
export type SideCall = { userId: string };

/** What the shell gives to what counts for a side panel. */
export type SideWaitingProps = {
  /** To be called with the number of things that wait for the user: shown at the button, in the menu and in the tab. */
  onWaiting: (count: number) => void;
};

/**
 * Something that accompanies every page of the signed-in, such as chat. It stands in a panel at the end side, which from
 * lg up leaves a rail there when it is closed, and opens from the toolbar, from the menu and by itself. The shell knows
 * no more of it than this; `apps/web` hands it over.
 */
export type SideFeature = {
  /** Names the panel, its button and its entry in the menu: a sentence of `menu`, which is there with the shell. */
  title: MessageDescriptor;
  /** Says how many things wait, for a screen reader: a sentence of `menu` that takes `count`. */
  waiting: MessageDescriptor;
  icon: ComponentType;
  /** Where the menu shows it. */
  menu: { group: MenuGroup; order: number };
  /** The panel's width, and how much of it stays when it is closed: lengths. */
  width: string;
  /** Its content leaves `--ez-rail-foot` free at the foot of the rail. */
  rail: string;
  /** How much of its foot no snackbar may cover where it is as wide as the screen: a length. */
  foot: string;
  /** How many things of a user wait in this browser to be sent. @default none */
  countUnsent?: (userId: string) => number;
  /** The sentences its content needs. */
  messages: readonly Namespace[];
  /** Fetches what counts what waits, and draws nothing. It is called once the shell is shown, and lives as long as the shell does. */
  lazyWaiting: () => Promise<{ SideWaiting: ComponentType<SideWaitingProps> }>;
  /**
   * Fetches the content: once the shell is shown where a rail is in view, else when the panel is first opened or somebody points at what
   * opens it. It lives as long as the shell does from then on.
   */
  lazy: () => Promise<{ SideContent: ComponentType<SideContentProps> }>;
};
