import { BREAKPOINTS } from '@ezone/ui/theme';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePanel } from '../../panels/panel';
import type { Panel, PanelSide } from '../../panels/panel';
import type { PageSidebar } from './PageLayout';

/** A sidebar and its drawer panel, which its button and its frame share. */
export type Sidebar = PageSidebar & { panel: Panel };

/**
 * Runs the machine of a sidebar. The drawer closes when something in it leads elsewhere, be it only to a filter, and when the screen becomes so wide, or the page such, that the
 * sidebar stands beside the page. Null for a page without one.
 */
export function useSidebar(side: PanelSide, sidebar: PageSidebar | undefined): Sidebar | null {
  const panel = usePanel(side);
  const { actor } = panel;
  const { key } = useLocation();

  useEffect(() => actor.send({ type: 'close.requested' }), [actor, key]);

  const isPermanent = sidebar !== undefined && !sidebar.isTemporary;
  useEffect(() => {
    if (!isPermanent) return;
    const wideScreen = matchMedia(`(min-width: ${String(BREAKPOINTS.lg)}px)`);
    const close = () => actor.send({ type: 'close.requested' });
    close();
    wideScreen.addEventListener('change', close);
    return () => {
      wideScreen.removeEventListener('change', close);
    };
  }, [actor, isPermanent]);

  return sidebar ? { ...sidebar, panel } : null;
}
