import { NotificationStack, Notifications, useNotificationPanel } from '../notifications';
import type { Panel } from '../panel';
import { QuickPanel, useQuickPanel } from '../quick-panel';
import type { QuickPanelState } from '../quick-panel';
import { SideSlot } from '../side';
import type { Side } from '../side';
import type { User } from '../auth';

/** The panels that slide over the page, each with the state that its button and its frame share. */
export type ShellPanelStates = { quick: QuickPanelState; notifications: Panel };

/** The shell's panels, closed at first. */
export const useShellPanels = (): ShellPanelStates => ({
  quick: useQuickPanel(),
  notifications: useNotificationPanel(),
});

export type ShellPanelsProps = { user: User | null; panels: ShellPanelStates; side: Side | null };

/** Everything that slides over the page. */
export const ShellPanels = ({ user, panels, side }: ShellPanelsProps) => (
  <>
    {side && <SideSlot side={side} />}
    {user && <QuickPanel panel={panels.quick} />}
    {user && <NotificationStack />}
    {user && <Notifications panel={panels.notifications} />}
  </>
);
