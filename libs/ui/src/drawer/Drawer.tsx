import { useOverlays } from '../overlays/useOverlays';
import type { DrawerProps } from './LoadedDrawer';

/**
 * A panel from the side of the view that keeps the page behind out of reach. Focus moves in and returns to where it was,
 * Escape closes it, and a swipe towards its own side pushes it away. A panel beside a page that stays in use is the shell's
 * `SidePanel`.
 */
export const Drawer = (props: DrawerProps) => {
  const { open, onClose } = props;
  const overlays = useOverlays(open, onClose);
  return overlays && <overlays.LoadedDrawer {...props} />;
};
