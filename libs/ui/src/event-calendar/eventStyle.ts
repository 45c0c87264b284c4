import { css } from 'styled-components';

/** How events look in the calendar, by the names of `calendarClasses`. */
export const eventStyle = css`
  .cal-event {
    position: relative;
    border-radius: ${({ theme }) => theme.radius.tag};
    color: ${({ theme }) => theme.tone.primary.text};
    cursor: pointer;
  }

  .cal-event:focus-visible {
    z-index: 5;
    ${({ theme }) => theme.focusRing}
    outline-offset: 0;
  }

  .cal-block {
    border-inline-start: 0.4rem solid ${({ theme }) => theme.tone.primary.solid};
    background: ${({ theme }) => theme.tone.primary.tint};
  }

  .cal-event.is-past {
    border-inline-start-color: ${({ theme }) => theme.color.controlBorder};
    color: ${({ theme }) => theme.tone.neutral.text};
  }

  .cal-block.is-past {
    background: ${({ theme }) => theme.tone.neutral.tint};
  }

  .is-past .cal-dot {
    background: ${({ theme }) => theme.color.controlBorder};
  }

  .cal-event.is-dragging {
    box-shadow: ${({ theme }) => theme.elevation[2]};
  }

  .cal-row {
    margin-block-end: 0.2rem;
    margin-inline: 0.2rem;
  }

  .cal-row .cal-inner,
  .cal-cell .cal-item .cal-inner {
    display: flex;
    gap: ${({ theme }) => theme.space(1)};
    min-inline-size: 0;
    padding: 0.1rem ${({ theme }) => theme.space(1)};
    overflow: hidden;
    white-space: nowrap;
  }

  .cal-title {
    min-inline-size: 0;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    /* In the direction of what is written. */
    unicode-bidi: plaintext;
  }

  .cal-repeats .cal-title::after {
    content: ' ↻' / '';
    opacity: 0.7;
  }

  /* On a line of its own under the hour of the user's own zone. */
  .cal-second-hour {
    display: block;
    opacity: 0.8;
  }

  .cal-birthday .cal-title::before {
    content: '✦ ' / '';
  }

  .cal-time {
    flex: none;
    ${({ theme }) => theme.figures}
  }

  .cal-column {
    border: 1px solid ${({ theme }) => theme.color.surface};
    border-inline-start: 0.4rem solid ${({ theme }) => theme.tone.primary.solid};
  }

  .cal-column .cal-inner {
    display: flex;
    flex-direction: column;
    padding: 0.2rem ${({ theme }) => theme.space(1)};
    overflow: hidden;
    font-size: 1.2rem;
    line-height: 1.6rem;
  }

  .cal-column .cal-inner.is-short {
    flex-direction: row;
    gap: ${({ theme }) => theme.space(1)};
    padding-block: 0;
    white-space: nowrap;
  }

  .is-short .cal-time {
    flex: 1 1 0;
    order: 1;
    min-inline-size: 0;
    overflow: hidden;
  }

  .is-short .cal-title {
    flex: none;
    max-inline-size: 100%;
  }

  @media (max-width: 599.98px) {
    .cal-column .cal-time {
      display: none;
    }
  }

  .cal-lane-inner {
    margin-inline: 0.2rem 0.6rem;
  }

  .cal-grip {
    position: absolute;
    z-index: 4;
  }

  .cal-grip.is-start,
  .cal-grip.is-end {
    inset-block: 0;
    inline-size: 0.8rem;
  }

  .cal-grip.is-start {
    inset-inline-start: -0.4rem;
  }

  .cal-grip.is-end {
    inset-inline-end: 0;
  }

  .cal-grip.is-top,
  .cal-grip.is-bottom {
    inset-inline: 0;
    block-size: 0.8rem;
  }

  .cal-grip.is-top {
    inset-block-start: 0;
  }

  .cal-grip.is-bottom {
    inset-block-end: 0;
  }

  .cal-item {
    display: flex;
    align-items: center;
  }

  .cal-cell .cal-item {
    margin-inline: 0.2rem;
    padding-inline-start: ${({ theme }) => theme.space(1)};
  }

  .cal-cell .cal-item:hover {
    background: ${({ theme }) => theme.tone.primary.tint};
  }

  .cal-dot {
    flex: none;
    inline-size: 0.8rem;
    block-size: 0.8rem;
    border-radius: ${({ theme }) => theme.radius.full};
    background: ${({ theme }) => theme.tone.primary.solid};
  }

  .cal-cell .cal-item .cal-time {
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
