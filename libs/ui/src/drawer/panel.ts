import { css } from 'styled-components';

/** What a drawer looks like. Off the screen, it stands beyond its own side. */
export const panel = css<{ $side: 'start' | 'end'; $width: number }>`
  --away: ${({ $side }) => ($side === 'start' ? '-101%' : '101%')};

  position: fixed;
  inset-block: 0;
  ${({ $side }) => ($side === 'start' ? 'inset-inline-start: 0;' : 'inset-inline-end: 0;')}
  display: flex;
  flex-direction: column;
  inline-size: ${({ $width }) => $width / 10}rem;
  max-inline-size: 90vw;
  color: ${({ theme }) => theme.color.text};
  background: ${({ theme }) => theme.color.raised};
  ${({ theme, $side }) =>
    $side === 'start'
      ? `border-inline-end: 1px solid ${theme.color.border};`
      : `border-inline-start: 1px solid ${theme.color.border};`}
  box-shadow: ${({ theme }) => theme.elevation[3]};
  outline: none;
  /* The finger that swipes sideways is ours, up and down is the browser's. */
  touch-action: pan-y;
  transition: transform ${({ theme }) => theme.motion.panelIn};

  &:dir(rtl) {
    --away: ${({ $side }) => ($side === 'start' ? '101%' : '-101%')};
  }

  &[data-entering],
  &[data-exiting] {
    transform: translateX(var(--away));
  }

  &[data-exiting] {
    transition: transform ${({ theme }) => theme.motion.panelOut};
  }

  @media (prefers-reduced-motion: reduce) {
    &,
    &[data-exiting] {
      transition: opacity 80ms linear;
    }

    &[data-entering],
    &[data-exiting] {
      opacity: 0;
      transform: none;
    }
  }
`;
