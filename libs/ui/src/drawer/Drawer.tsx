import type { ReactNode } from 'react';
import { ModalDrawer } from './ModalDrawer';
import { PanelDrawer } from './PanelDrawer';

export type DrawerProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Asks to be closed: Escape, the close button, a press outside, or a swipe towards its side. */
  onClose: () => void;
  /** What the panel is; shown at its head unless `header` stands there, and its name for a screen reader either way. */
  title: string;
  /** The name of the close button. Without it there is none, and Escape, a press outside and a swipe remain. */
  closeLabel?: string;
  /** Stands in place of the title, with the close button beside it; `null` leaves the whole panel to the content. */
  header?: ReactNode;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode;
  /** The side it comes from; mirrored in Arabic. @default 'end' */
  side?: 'start' | 'end';
  /** In CSS pixels at a font size of 100 %; never more than 90 % of the view. @default 320 */
  width?: number;
  /**
   * Whether the page behind is out of reach while it is open. A panel that is not modal stands beside the page as a
   * `complementary` landmark. @default true
   */
  modal?: boolean;
  /** Whether a press outside closes it; a button that names this `id` in `aria-controls` is not outside. @default true */
  closesOnPressOutside?: boolean;
  /** For the `aria-controls` of the button that opens it. */
  id?: string;
};

/**
 * A panel from the side of the view. Focus moves in and returns to where it was, Escape closes the topmost one only, and
 * a swipe towards its own side pushes it away.
 */
export const Drawer = ({ modal = true, ...panel }: DrawerProps) =>
  modal ? <ModalDrawer {...panel} /> : <PanelDrawer {...panel} />;
