import { useIsPhone } from '@ezone/ui/is-wide';
import { memo } from 'react';
import { FontSizeButton } from '../font-size';
import { FullscreenToggle, useFullscreen } from '../fullscreen';
import { LanguageMenu } from '../../settings/language';
import { NotificationBell } from '../../panels/notifications';
import { QuickPanelButton } from '../../panels/quick-panel';
import { findRoute, useRouting } from '../../routing';
import { SideButton } from '../../panels/side';
import type { Side } from '../../panels/side';
import { UserMenu } from '../user-menu';
import type { User } from '../../session';
import type { ShellPanelStates } from './ShellPanels';

export type ToolbarEndProps = {
  user: User | null;
  panels: ShellPanelStates;
  side: Side | null;
  /** The navbar is a drawer, and what has an entry in the menu needs no button here. */
  isNarrow: boolean;
  /** The rail of the side panel stands beside the toolbar. */
  hasRail: boolean;
};

/** The controls at the inline end of the toolbar, in the order they are reached. Not drawn for a setting that is none of its own. */
export const ToolbarEnd = memo(({ user, panels, side, isNarrow, hasRail }: ToolbarEndProps) => {
  const { routes } = useRouting();
  const fullscreen = useFullscreen();
  const isPhone = useIsPhone();
  return (
    <>
      {!isPhone && <LanguageMenu />}
      {!isPhone && <FontSizeButton />}
      {!isNarrow && <FullscreenToggle actor={fullscreen} />}
      {side && !isNarrow && <SideButton side={side} hasRail={hasRail} />}
      {user && !isPhone && <QuickPanelButton panel={panels.quick} />}
      {user && <NotificationBell panel={panels.notifications} />}
      <UserMenu
        user={user}
        hasPage={(path) => findRoute(routes, path) !== undefined}
        // Where the toolbar has no room for a button.
        fullscreen={isNarrow && document.fullscreenEnabled ? fullscreen : undefined}
        settingsPanels={panels.settings}
        rest={isPhone ? { quickPanel: user ? panels.quick : undefined } : undefined}
      />
    </>
  );
});
ToolbarEnd.displayName = 'ToolbarEnd';
