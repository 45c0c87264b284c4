import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { css } from 'styled-components';
import { IconButton } from '../icon-button';
import { focusAtOnce, useLayer, usePresence } from '../layers';
import { ToastsBelowHead } from '../toast-region';

const widths = { small: 40, medium: 56, large: 80 };

export type DialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Asks to be closed: Escape, the close button, or a press outside. */
  onClose: () => void;
  /** What the dialog is about; it also names it for a screen reader. */
  title: string;
  /** Small and muted, where the content begins with a title of its own. @default false */
  titleIsQuiet?: boolean;
  /** The name of the close button in the corner. Without it there is no such button, and `actions` must offer a way out. */
  closeLabel?: string;
  children?: ReactNode;
  /** Buttons, the one that does what the dialog is for last. */
  actions?: ReactNode;
  /** 400, 560 or 800 px wide; on a phone medium and large fill the screen. @default 'medium' */
  size?: keyof typeof widths;
  /** Whether a press outside closes it; false where typed text would be lost. Escape always asks to close. @default true */
  closesOnPressOutside?: boolean;
  /** `alertdialog` for a question that interrupts. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
};

/**
 * A window over the page that must be answered or closed first. Focus moves in and stays in, Escape asks to close, and
 * focus returns to where it was. Give the field to start with `autoFocus`. For a yes-or-no question, use ConfirmDialog.
 */
export const Dialog = ({
  open,
  onClose,
  title,
  titleIsQuiet = false,
  closeLabel,
  children,
  actions,
  size = 'medium',
  closesOnPressOutside = true,
  role = 'dialog',
}: DialogProps) => {
  // React Aria hears Escape only while the focus is in the dialog: not before it moves in, nor after the focused
  // element is removed. And it takes Escape from its first moment on, but closes only a moment later.
  useLayer(open, onClose);
  if (!usePresence(open)) return null;
  return (
    <Backdrop
      isOpen={open}
      isDismissable={closesOnPressOutside}
      isKeyboardDismissDisabled
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Frame $size={size}>
        {size !== 'small' && <ToastsBelowHead below="sm" />}
        <Layout ref={focusAtOnce} role={role}>
          <Head $isQuiet={titleIsQuiet}>
            <Title slot="title" $isQuiet={titleIsQuiet}>
              {title}
            </Title>
            {closeLabel && <IconButton icon={<X />} label={closeLabel} onPress={onClose} />}
          </Head>
          {children && <Body>{children}</Body>}
          {actions && <Actions>{actions}</Actions>}
        </Layout>
      </Frame>
    </Backdrop>
  );
};

const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.dialog};
  display: grid;
  place-items: center;
  background: ${({ theme }) => theme.color.scrim};
  transition: opacity ${({ theme }) => theme.motion.dialogIn};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
  }

  &[data-exiting] {
    transition: opacity ${({ theme }) => theme.motion.dialogOut};
  }
`;

const fullScreen = css`
  inline-size: 100%;
  max-block-size: none;
  block-size: 100%;
  border: none;
  border-radius: 0;
`;

const Frame = styled(Modal)<{ $size: keyof typeof widths }>`
  display: flex;
  inline-size: min(${({ $size }) => widths[$size]}rem, calc(100vw - ${({ theme }) => theme.space(8)}));
  /* Toasts at the top leave its title in view. */
  max-block-size: calc(100dvh - 2 * ${({ theme }) => theme.width.toolbar});
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.dialog};
  --ez-ground: ${({ theme }) => theme.color.raised};
  background: var(--ez-ground);
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme }) => theme.elevation[3]};
  transition: transform ${({ theme }) => theme.motion.dialogIn};

  &[data-entering],
  &[data-exiting] {
    transform: translateY(1.2rem) scale(0.98);
  }

  @media (max-width: 599.98px) {
    ${({ $size }) => $size !== 'small' && fullScreen}
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-entering],
    &[data-exiting] {
      transform: none;
    }
  }
`;

/** The whole dialog scrolls under a sticky head and buttons, so that the keyboard can scroll it too. */
const Layout = styled(AriaDialog)`
  display: flex;
  flex: 1;
  flex-direction: column;
  overflow: auto;
  min-inline-size: 0;
  background: inherit;
  outline: none;
`;

const Head = styled.header<{ $isQuiet: boolean }>`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  background: inherit;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(6)};
  padding-block-end: ${({ theme }) => theme.space(2)};
  ${({ theme, $isQuiet }) => $isQuiet && `align-items: center; padding-block: ${theme.space(4)} 0;`}

  & > button {
    margin-block: ${({ theme }) => theme.space(-1)};
    margin-inline-end: ${({ theme }) => theme.space(-2)};
  }
`;

const Title = styled(Heading)<{ $isQuiet: boolean }>`
  ${({ theme, $isQuiet }) => ($isQuiet ? theme.type.caption : theme.type.section)}
  ${({ theme, $isQuiet }) => $isQuiet && `color: ${theme.color.textMuted};`}
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  flex: 1 0 auto;
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(6)};
  ${({ theme }) => theme.type.body}

  &:last-child {
    padding-block-end: ${({ theme }) => theme.space(6)};
  }
`;

const Actions = styled.footer`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  background: inherit;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(6)};
  padding-block-start: ${({ theme }) => theme.space(4)};
`;
