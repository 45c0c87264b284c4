import { Dialog, Heading } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { focusAtOnce } from '../layers';
import { ToastsBelowHead } from '../toast-region';
import { DrawerLayout } from './DrawerLayout';
import type { DrawerContent } from './DrawerLayout';
import { panel } from './panel';
import { useSwipeAway } from './useSwipeAway';

export type DrawerProps = DrawerContent & {
  /** Whether it is shown. */
  open: boolean;
  /** What the panel is: its name for a screen reader, and its heading unless `header` replaces it. */
  title: string;
  /** The side it comes from; mirrored in Arabic. @default 'end' */
  side?: 'start' | 'end';
  /** In CSS pixels at a font size of 100 %; never more than 90 % of the view. @default 320 */
  width?: number;
  /** Whether a press outside closes it. @default true */
  closesOnPressOutside?: boolean;
  /** For the `aria-controls` of the button that opens it. */
  id?: string;
};

/** What a Drawer shows while it is open. */
export const LoadedDrawer = ({
  open,
  onClose,
  title,
  side = 'end',
  width = 320,
  closesOnPressOutside = true,
  id,
  ...layout
}: DrawerProps) => {
  const { direction } = useLocale();
  const swipe = useSwipeAway((side === 'end') === (direction === 'ltr') ? 1 : -1, onClose);

  return (
    <Scrim
      isOpen={open}
      isDismissable={closesOnPressOutside}
      // The layer closes it, from the first moment on.
      isKeyboardDismissDisabled
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Panel $side={side} $width={width} {...swipe}>
        <ToastsBelowHead below="lg" />
        <Layout ref={focusAtOnce} id={id} aria-label={layout.header === undefined ? undefined : title}>
          <DrawerLayout {...layout} onClose={onClose} title={<Heading slot="title">{title}</Heading>} />
        </Layout>
      </Panel>
    </Scrim>
  );
};

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.dialog};
  background: ${({ theme }) => theme.color.scrim};
  transition: opacity ${({ theme }) => theme.motion.panelIn};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }

  &[data-exiting] {
    transition: opacity ${({ theme }) => theme.motion.panelOut};
  }
`;

const Panel = styled(Modal)<{ $side: 'start' | 'end'; $width: number }>`
  ${panel}
`;

const Layout = styled(Dialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: inherit;
  outline: none;
`;
