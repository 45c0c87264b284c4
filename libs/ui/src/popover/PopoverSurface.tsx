import { Popover } from 'react-aria-components/Popover';
import styled from 'styled-components';

/** The raised ground that menus and popovers stand on: it grows a little out of what opened it, and fades away. */
export const PopoverSurface = styled(Popover)`
  max-inline-size: calc(100vw - ${({ theme }) => theme.space(4)});
  overflow: auto;
  ${({ theme }) => theme.raisedSurface}
  outline: none;
  transform-origin: var(--trigger-anchor-point);
  transition:
    opacity ${({ theme }) => theme.motion.menuIn},
    transform ${({ theme }) => theme.motion.menuIn};

  &[data-entering],
  &[data-exiting] {
    opacity: 0;
    transform: scale(0.97);
  }

  &[data-exiting] {
    transition:
      opacity ${({ theme }) => theme.motion.menuOut},
      transform ${({ theme }) => theme.motion.menuOut};
  }

  @media (prefers-reduced-motion: reduce) {
    &[data-entering],
    &[data-exiting] {
      transform: none;
    }
  }
`;
