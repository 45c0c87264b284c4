import { Dialog, Heading } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';
import type { DrawerProps } from './Drawer';
import { DrawerLayout } from './DrawerLayout';
import { panel } from './panel';
import { useSwipeAway } from './useSwipeAway';

/** The drawer that keeps the page behind out of reach. */
export const ModalDrawer = ({
  open,
  onClose,
  title,
  side = 'end',
  width = 320,
  closesOnPressOutside = true,
  id,
  ...layout
}: Omit<DrawerProps, 'modal'>) => {
  const { direction } = useLocale();
  const swipe = useSwipeAway((side === 'end') === (direction === 'ltr') ? 1 : -1, onClose);

  return (
    <Scrim
      isOpen={open}
      isDismissable={closesOnPressOutside}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Panel $side={side} $width={width} {...swipe}>
        <Layout id={id} aria-label={layout.header === undefined ? undefined : title}>
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
