import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled from 'styled-components';
import { cutLine } from '../cut-line';
import { IconButton } from '../icon-button';
import { focusAtOnce, useLayer } from '../layers';
import { mirroredInRtl } from '../theme/mirroredInRtl';
import { Tooltip } from '../tooltip';

export type ViewerProps = {
  /** What is seen; it also names the window for a screen reader. */
  title: string;
  /** Stands before the title. */
  icon?: ReactNode;
  /** The names of the buttons. */
  labels: { previous: string; next: string; close: string };
  /** Leads to the one before; undefined at the first. */
  onPrevious: (() => void) | undefined;
  /** Leads to the one after; undefined at the last. */
  onNext: (() => void) | undefined;
  onClose: () => void;
  /** Buttons for what is seen, between those that lead on and the one that closes. */
  actions?: ReactNode;
  /** What is seen, in the middle of the window; it may take all of it. */
  children: ReactNode;
};

/**
 * One of several pictures or files over the whole window. The arrows lead to those beside it, Escape and Space close it, and the focus
 * returns to where it was.
 */
export const Viewer = ({ title, icon, labels, onPrevious, onNext, onClose, actions, children }: ViewerProps) => {
  const { direction } = useLocale();
  const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  useLayer(true, onClose);
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const at = event.target instanceof Element ? event.target : null;
    const isUsed = at?.closest('video, audio, input, [data-scrolls-sideways]');
    if (isUsed || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') (event.key === onward ? onNext : onPrevious)?.();
    // The key that has opened it.
    else if (event.key === ' ' && !at?.closest('button')) onClose();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      pressKey(event);
    };
    document.addEventListener('keydown', hear);
    return () => {
      document.removeEventListener('keydown', hear);
    };
  }, []);
  const step = (label: string, isOnward: boolean, onPress: (() => void) | undefined) => (
    <Tooltip text={label} shortcut={isOnward === (direction === 'ltr') ? '→' : '←'}>
      <IconButton
        icon={<Arrow as={isOnward ? ChevronRight : ChevronLeft} />}
        label={label}
        isDisabled={!onPress}
        {...(onPress && { onPress })}
      />
    </Tooltip>
  );
  return (
    <Backdrop
      isOpen
      isKeyboardDismissDisabled
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Frame>
        <Layout ref={focusAtOnce}>
          <Head>
            {icon}
            <Heading slot="title">
              <bdi>{title}</bdi>
            </Heading>
            {step(labels.previous, false, onPrevious)}
            {step(labels.next, true, onNext)}
            {actions}
            <Tooltip text={labels.close} shortcut="Esc">
              <IconButton icon={<X />} label={labels.close} onPress={onClose} />
            </Tooltip>
          </Head>
          <Body>{children}</Body>
        </Layout>
      </Frame>
    </Backdrop>
  );
};

/** A picture in a viewer, as large as there is room for. */
export const ViewedPicture = styled.img`
  max-inline-size: 100%;
  max-block-size: 100%;
  object-fit: contain;
`;

const Backdrop = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: ${({ theme }) => theme.layer.dialog};
  background: ${({ theme }) => theme.color.bg};
`;

const Frame = styled(Modal)`
  block-size: 100%;
`;

const Layout = styled(Dialog)`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  outline: none;
`;

const Head = styled.header`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  min-block-size: ${({ theme }) => theme.width.toolbar};
  padding-inline: ${({ theme }) => theme.space(4)};
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};

  & > h2 {
    flex: 1;
    min-inline-size: 0;
    margin: 0;
    padding-inline: ${({ theme }) => theme.space(2)};
    ${({ theme }) => theme.type.cardTitle}
    ${cutLine}
  }
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-block-size: 0;
  overflow: hidden;
`;

const Arrow = styled(ChevronRight)`
  ${mirroredInRtl}
`;
