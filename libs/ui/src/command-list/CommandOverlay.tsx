import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { focusAtOnce, useLayer, usePresence } from '../layers';
import { ToastsBelowHead } from '../toast-region';

export type CommandOverlayProps = {
  open: boolean;
  /** Asks to be closed: Escape, or a press outside. */
  onClose: () => void;
  /** Names it for a screen reader. */
  label: string;
  /** A CommandList, and on a phone a way out. */
  children: ReactNode;
};

/** A CommandList over the page, in the middle near its top; on a phone it fills the screen. */
export const CommandOverlay = ({ open, onClose, label, children }: CommandOverlayProps) => {
  useLayer(open, onClose);
  if (!usePresence(open)) return null;
  return (
    <Backdrop
      isOpen={open}
      isDismissable
      // The layer closes it, from the first moment on.
      isKeyboardDismissDisabled
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Frame>
        <ToastsBelowHead below="sm" />
        <Content ref={focusAtOnce} aria-label={label}>
          {children}
        </Content>
      </Frame>
    </Backdrop>
  );
};

const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.dialog};
  display: flex;
  flex-direction: column;
  align-items: center;
  background: ${({ theme }) => theme.color.scrim};
  transition: opacity ${({ theme }) => theme.motion.menuIn};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }

  ${({ theme }) => theme.up.sm} {
    padding-block-start: 12vh;
  }
`;

const Frame = styled(Modal)`
  inline-size: 100%;
  block-size: 100%;
  overflow: hidden;
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.text};

  ${({ theme }) => theme.up.sm} {
    inline-size: min(64rem, 100vw - 4.8rem);
    block-size: auto;
    border: 1px solid ${({ theme }) => theme.color.border};
    border-radius: ${({ theme }) => theme.radius.dialog};
    box-shadow: ${({ theme }) => theme.elevation[3]};
  }
`;

const Content = styled(Dialog)`
  display: flex;
  flex-direction: column;
  max-block-size: 100dvh;
  outline: none;

  ${({ theme }) => theme.up.sm} {
    max-block-size: 70vh;
  }
`;
