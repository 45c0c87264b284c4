import { createGlobalStyle } from 'styled-components';
import { eventStyle } from './eventStyle';

/** How the day looks that "more" opens. It lies over the whole page, and not within the calendar's frame. */
export const CalendarPopover = createGlobalStyle`
  .cal-popover {
    min-inline-size: 22rem;
    max-inline-size: 32rem;
    border: 1px solid ${({ theme }) => theme.color.border};
    border-radius: ${({ theme }) => theme.radius.card};
    color: ${({ theme }) => theme.color.text};
    background: ${({ theme }) => theme.color.surface};
    box-shadow: ${({ theme }) => theme.elevation[2]};
    ${({ theme }) => theme.type.dense}

    ${eventStyle}

    @media (pointer: coarse) {
      .cal-event {
        display: flex;
        align-items: center;
        min-block-size: 4.4rem;
      }

      .cal-column {
        align-items: stretch;
      }
    }

    .cal-head-inner {
      padding: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(3)};
      font-weight: 600;
    }
  }

  .cal-popover-events {
    max-block-size: 32rem;
    padding: 0 ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(2)};
    overflow: auto;
  }

  .cal-close {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: 3.6rem;
    block-size: 3.6rem;
    border: 0;
    color: ${({ theme }) => theme.color.textMuted};
    background: none;
    font-size: 2rem;
    cursor: pointer;

    @media (pointer: coarse) {
      inline-size: 4.4rem;
      block-size: 4.4rem;
    }
  }
`;
