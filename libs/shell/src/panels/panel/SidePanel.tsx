import { useLayer } from '@ezone/ui/layers';
import { ToastRoom, ToastsBelowHead } from '@ezone/ui/toast-region';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { PanelSide } from './panelStates';
import { useCoveredFocus } from './useCoveredFocus';
import { useOutsideClick } from './useOutsideClick';
import { useIsOpen } from './usePanel';
import type { Panel } from './usePanel';
import { useSwipe } from './useSwipe';

export type SidePanelProps = {
  /** The panel's state, from `usePanel`. */
  panel: Panel;
  /** Names the landmark, already translated. */
  name: string;
  /** A length such as `theme.width.notifications`; on a narrow screen never more than 90 % of it. */
  width: string;
  /**
   * From lg up this much of the panel, a length, stays at the side while it is closed; below lg the panel opens over the
   * full width. The content is there from the start then, and keeps what lies beyond the rail out of reach by itself.
   */
  rail?: string;
  /** Rendered from the first opening on, so that a panel that is never opened costs nothing. */
  children: ReactNode;
};

/**
 * The frame of a panel that slides over the page from its side. It takes the focus when it opens and gives it back to its
 * opener; it closes on Escape (topmost first), on a click outside, on a swipe towards its edge, when the focus goes on to
 * something that it covers, and when another one opens in its place. The page stays usable.
 */
export const SidePanel = ({ panel, name, width, rail, children }: SidePanelProps) => {
  const { actor, id, getOpener, side } = panel;
  const isOpen = useIsOpen(panel);
  const frame = useRef<HTMLElement>(null);
  const [wasOpened, setWasOpened] = useState(isOpen || rail !== undefined);
  if (isOpen && !wasOpened) setWasOpened(true);

  useLayer(isOpen, () => actor.send({ type: 'escape.pressed' }));
  const outsideProps = useOutsideClick(isOpen, id, () => actor.send({ type: 'outside.clicked' }));
  useCoveredFocus(isOpen, frame, () => actor.send({ type: 'focus.covered' }));
  const swipeProps = useSwipe((towards) => actor.send({ type: 'swiped', towards }));

  const from = useRef<Element | null>(null);
  // Before the content has a say: it may take the focus itself as soon as it is there.
  useLayoutEffect(() => {
    if (isOpen) from.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const before = from.current;
    const element = frame.current;
    if (!element?.contains(document.activeElement)) element?.focus({ preventScroll: true });
    return () => {
      // Somebody who has gone on to something else meanwhile is not called back.
      const focused = document.activeElement;
      if (focused !== document.body && !element?.contains(focused)) return;
      // What opened it may be gone, as an entry of a menu is, or never have had the focus, as in Safari.
      for (const goal of [before, getOpener()]) {
        if (!(goal instanceof HTMLElement) || goal === document.body) continue;
        goal.focus({ preventScroll: true });
        if (document.activeElement === goal) return;
      }
    };
  }, [isOpen, getOpener]);

  return (
    <Frame
      ref={frame}
      id={id}
      aria-label={name}
      tabIndex={-1}
      data-panel={isOpen ? side : undefined}
      $isOpen={isOpen}
      $side={side}
      $width={width}
      $rail={rail}
      {...swipeProps}
      onPointerDownCapture={(event) => {
        outsideProps.onPointerDownCapture();
        swipeProps.onPointerDownCapture(event);
      }}
    >
      {isOpen && side === 'end' && rail === undefined && <ToastRoom end={width} />}
      {isOpen && <ToastsBelowHead below="lg" />}
      {wasOpened && children}
    </Frame>
  );
};

/** Moves it out past its edge by so much of its width; `transform` knows no reading direction. */
const moved = (side: PanelSide, by: string) => css`
  transform: translateX(calc(${side === 'end' ? '' : '-1 * '}(${by})));

  &:dir(rtl) {
    transform: translateX(calc(${side === 'end' ? '-1 * ' : ''}(${by})));
  }
`;

const away = css<{ $side: PanelSide }>`
  visibility: hidden;
  transition:
    transform ${({ theme }) => theme.motion.panelOut},
    visibility 0s 160ms;
  ${({ $side }) => moved($side, '100%')}
`;

/** Without motion it comes and goes in its place; what is not visible yet could not take the focus. */
const fading = css<{ $isOpen: boolean }>`
  transform: none;
  opacity: ${({ $isOpen }) => ($isOpen ? 1 : 0)};
  transition: ${({ $isOpen }) => ($isOpen ? 'opacity 80ms' : 'opacity 80ms, visibility 0s 80ms')};

  &:dir(rtl) {
    transform: none;
  }
`;

const railed = css<{ $isOpen: boolean; $side: PanelSide; $width: string; $rail?: string }>`
  inline-size: 100%;
  max-inline-size: none;

  ${({ theme }) => theme.up.lg} {
    inline-size: ${({ $width }) => $width};
    visibility: visible;
    ${({ theme, $isOpen }) => !$isOpen && `background: ${theme.color.bg};`}
    ${({ $isOpen, $side, $rail = '0px' }) => !$isOpen && moved($side, `100% - ${$rail}`)}
  }
`;

const Frame = styled.aside<{ $isOpen: boolean; $side: PanelSide; $width: string; $rail?: string }>`
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
  ${({ $rail }) => $rail !== undefined && railed}

  /* A solid edge where shadows do not show: dark schemes and forced colours. */
  ${({ theme, $side, $isOpen }) =>
    $side === 'end'
      ? `border-inline-start: 1px solid ${theme.color[$isOpen ? 'borderStrong' : 'border']};`
      : `border-inline-end: 1px solid ${theme.color[$isOpen ? 'borderStrong' : 'border']};`}

  @media (prefers-reduced-motion: reduce) {
    ${({ $rail }) => ($rail === undefined ? fading : 'transition: none;')}
  }
`;
