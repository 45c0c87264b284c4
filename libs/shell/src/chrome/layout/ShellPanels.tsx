import { memo, useMemo } from 'react';
import { DialogOutlet } from '../../notices/dialog';
import { KeySheetOutlet } from '../../panels/keyboard';
import { PartBoundary } from '@ezone/ui/lazy-content';
import { MessageOutlet } from '../../notices/message';
import { NotificationStack, Notifications, useNotificationPanel } from '../../panels/notifications';
import type { Panel } from '../../panels/panel';
import { QuickPanel, useQuickPanel } from '../../panels/quick-panel';
import type { QuickPanelState } from '../../panels/quick-panel';
import { SETTINGS_FOOT, SettingsEdge, SettingsPanels, useSettingsPanels } from '../../panels/settings-panel';
import type { SettingsPanelsControl, SettingsPlace } from '../../panels/settings-panel';
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
  /** Where the settings are opened from. */
  settingsPlace: SettingsPlace;
  /** How far from the end the buttons of the settings stand at the edge; undefined for not at all. */
  beside: string | undefined;
};

/** Everything that slides over the page; what breaks goes alone. Not drawn for a setting that is none of its own. */
export const ShellPanels = memo(({ user, panels, side, rail, settingsPlace, beside }: ShellPanelsProps) => (
  <>
    <PartBoundary>
      <DialogOutlet />
    </PartBoundary>
    <PartBoundary>
      <KeySheetOutlet />
    </PartBoundary>
    <PartBoundary>
      <MessageOutlet />
    </PartBoundary>
    <PartBoundary>
      {side && <SideSlot side={side} rail={rail} foot={settingsPlace === 'rail' ? SETTINGS_FOOT : undefined} />}
    </PartBoundary>
    {/* After the chat, at the foot of whose rail they stand. */}
    <PartBoundary>
      {settingsPlace !== 'menu' && (
        <SettingsEdge control={panels.settings} place={settingsPlace} side={side} beside={beside} />
      )}
    </PartBoundary>
    <PartBoundary>
      <SettingsPanels control={panels.settings} />
    </PartBoundary>
    <PartBoundary>{user && <QuickPanel panel={panels.quick} />}</PartBoundary>
    <PartBoundary>{user && <NotificationStack />}</PartBoundary>
    <PartBoundary>{user && <Notifications panel={panels.notifications} />}</PartBoundary>
  </>
));
ShellPanels.displayName = 'ShellPanels';
