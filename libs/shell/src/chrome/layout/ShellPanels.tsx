import { memo, useMemo } from 'react';
import { DialogOutlet } from '../../notices/dialog';
import { KeySheetOutlet } from '../../panels/keyboard';
import { MessageOutlet } from '../../notices/message';
import { NotificationStack, Notifications, useNotificationPanel } from '../../panels/notifications';
import type { Panel } from '../../panels/panel';
import { QuickPanel, useQuickPanel } from '../../panels/quick-panel';
import type { QuickPanelState } from '../../panels/quick-panel';
import { SettingsEdge, SettingsPanels, useSettingsPanels } from '../../panels/settings-panel';
import type { SettingsPanelsControl } from '../../panels/settings-panel';
import { SideSlot } from '../../panels/side';
import type { Side } from '../../panels/side';
import type { User } from '../../session';

/** The panels that slide over the page, each with the state that its button and its frame share. */
export type ShellPanelStates = { quick: QuickPanelState; notifications: Panel; settings: SettingsPanelsControl };

/** The shell's panels, closed at first. */
export function useShellPanels(): ShellPanelStates {
  const quick = useQuickPanel();
  const notifications = useNotificationPanel();
  const settings = useSettingsPanels();
  return useMemo(() => ({ quick, notifications, settings }), [quick, notifications, settings]);
}

export type ShellPanelsProps = {
  user: User | null;
  panels: ShellPanelStates;
  side: Side | null;
  /** How much of the side panel stays in view from lg up; undefined where nothing does. */
  rail: string | undefined;
  /** How far from the end the buttons of the settings stand from lg up; undefined for at the edge. */
  edge: string | undefined;
};

/** Everything that slides over the page. Not drawn for a setting that is none of its own. */
export const ShellPanels = memo(({ user, panels, side, rail, edge }: ShellPanelsProps) => (
  <>
    <DialogOutlet />
    <KeySheetOutlet />
    <MessageOutlet />
    {side && <SideSlot side={side} rail={rail} />}
    {/* After the chat, over whose rail they lie when they are open. */}
    <SettingsEdge control={panels.settings} rail={edge} />
    <SettingsPanels control={panels.settings} />
    {user && <QuickPanel panel={panels.quick} />}
    {user && <NotificationStack />}
    {user && <Notifications panel={panels.notifications} />}
  </>
));
ShellPanels.displayName = 'ShellPanels';
