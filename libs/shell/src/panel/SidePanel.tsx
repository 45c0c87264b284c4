import { useLayer } from '@ezone/ui/layers';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { PanelSide } from './panelMachine';
import { useOutsideClick } from './useOutsideClick';
import type { Panel } from './usePanel';
import { useSwipe } from './useSwipe';

export type SidePanelProps = {
  /** The panel's state, from `usePanel`. */
  panel: Panel;
  /** Names the landmark, already translated. */
  name: string;
  /** A length such as `theme.width.notifications`; on a narrow screen never more than 90 % of it. */
  width: string;
  /** Rendered from the first opening on, so that a panel that is never opened costs nothing. */
  children: ReactNode;
};

/**
 * The frame of a panel that slides over the page from its side. It takes the focus when it opens and gives it back to its
 * opener; it closes on Escape (topmost first), on a click outside and on a swipe towards its edge. The page stays usable.
 */
export const SidePanel = ({ panel, name, width, children }: SidePanelProps) => {
  const { actor, id, isOpen, opener, side } = panel;
  const frame = useRef<HTMLElement>(null);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  useLayer(isOpen, () => actor.send({ type: 'escape.pressed' }));
  const outsideProps = useOutsideClick(isOpen, opener, () => actor.send({ type: 'outside.clicked' }));
  const swipeProps = useSwipe((towards) => actor.send({ type: 'swiped', towards }));

  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    const element = frame.current;
    element?.focus({ preventScroll: true });
    return () => {
      // Somebody who has gone on to something else meanwhile is not called back.
      const focused = document.activeElement;
      if (focused !== document.body && !element?.contains(focused)) return;
      const goal = opener ?? before;
      if (goal instanceof HTMLElement) goal.focus({ preventScroll: true });
    };
  }, [isOpen, opener]);

  return (
    <Frame
      ref={frame}
      id={id}
      aria-label={name}
      tabIndex={-1}
      $isOpen={isOpen}
      $side={side}
      $width={width}
      {...outsideProps}
      {...swipeProps}
    >
      {wasOpened && children}
    </Frame>
  );
};

const away = css<{ $side: PanelSide }>`
  visibility: hidden;
  transform: translateX(${({ $side }) => ($side === 'end' ? '100%' : '-100%')});
  transition:
    transform ${({ theme }) => theme.motion.panelOut},
    visibility 0s 160ms;

  [dir='rtl'] & {
    transform: translateX(${({ $side }) => ($side === 'end' ? '-100%' : '100%')});
  }
`;

const Frame = styled.aside<{ $isOpen: boolean; $side: PanelSide; $width: string }>`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.panel};
  inset-block: 0;
  ${({ $side }) => ($side === 'end' ? 'inset-inline-end: 0;' : 'inset-inline-start: 0;')}
  inline-size: ${({ $width }) => $width};
  max-inline-size: 90vw;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  padding-block: env(safe-area-inset-top) env(safe-area-inset-bottom);
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  box-shadow: ${({ theme, $isOpen }) => ($isOpen ? theme.elevation[3] : 'none')};
  outline: none;
  /* Scrolling down is the browser's, a swipe across is ours. */
  touch-action: pan-y pinch-zoom;
  transition: transform ${({ theme }) => theme.motion.panelIn};
  ${({ $isOpen }) => !$isOpen && away}

  /* A solid edge where shadows do not show: dark schemes and forced colours. */
  ${({ theme, $side }) =>
    $side === 'end'
      ? `border-inline-start: 1px solid ${theme.color.border};`
      : `border-inline-end: 1px solid ${theme.color.border};`}

  @media (prefers-reduced-motion: reduce) {
    transform: none;
    opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0)};
    transition:
      opacity 80ms,
      visibility 0s 80ms;

    [dir='rtl'] & {
      transform: none;
    }
  }
`;
