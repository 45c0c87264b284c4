import { css } from 'styled-components';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden';

/** How events look in the calendar, by the names of `calendarClasses`. */
export const eventStyle = css`
  .cal-event {
    position: relative;
    border-radius: ${({ theme }) => theme.radius.tag};
    color: ${({ theme }) => theme.tone.primary.text};
    text-decoration: none;
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

  .cal-sign {
    /* Beside the title also where that is no line of a row. */
    float: inline-start;
    flex: none;
    margin-block-start: 0.1rem;
    margin-inline-end: 0.4rem;
    line-height: 0;

    & svg {
      inline-size: 1.4rem;
      block-size: 1.4rem;
    }
  }

  .cal-title {
    min-inline-size: 0;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    /* On the side where the page begins, whatever the direction of what is written. As Chromium and Safari call it, and as it is called. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }

  /* A name in a line that runs the other way: what follows it gives way first, then it is cut at its own end. */
  :is(.cal-row, .cal-cell .cal-item, .is-short)
    .cal-title:is(:dir(ltr):has(> bdi:dir(rtl)), :dir(rtl):has(> bdi:dir(ltr))) {
    display: flex;
    white-space: pre;

    & > bdi {
      overflow: hidden;
      text-overflow: ellipsis;
    }

    /* Where there is no room for two letters they are in a line below, which is not seen. */
    & > bdi ~ * {
      display: flex;
      flex: 0 9999 auto;
      flex-wrap: wrap;
      block-size: 1lh;
      min-inline-size: 0;
      overflow: hidden;
    }

    & > bdi ~ *::before {
      content: '';
      block-size: 1lh;
    }

    & > bdi ~ * > * {
      flex: 1 1 2em;
      min-inline-size: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }
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

  /* Each on a line of its own, as the hours below. */
  .cal-zones {
    display: block;
    font-size: 1.1rem;
  }

  .cal-birthday .cal-title::before {
    content: '✦ ' / '';
  }

  .cal-time {
    flex: none;
    ${({ theme }) => theme.figures}
  }

  .cal-row .cal-time,
  .cal-item .cal-time {
    order: -1;
  }

  .cal-column {
    border: 1px solid ${({ theme }) => theme.color.surface};
    border-inline-start: 0.4rem solid ${({ theme }) => theme.tone.primary.solid};
    container-type: inline-size;
  }

  .cal-column .cal-inner {
    display: flex;
    margin-inline: 0.3rem;
    overflow: hidden;
    font-size: 1.2rem;
    line-height: 1.6rem;
  }

  .cal-column .cal-title {
    max-inline-size: 100%;
  }

  /* What has no room in its whole width goes to the next column, which is not seen. */
  .cal-column .is-tall {
    flex-flow: column wrap;
    align-content: flex-start;
    margin-block-start: 0.1rem;
  }

  .is-tall .cal-title,
  .is-tall .cal-time {
    inline-size: 100%;
  }

  /* Whole lines of it. */
  .is-tall .cal-title {
    max-block-size: 100%;
    max-block-size: round(down, 100%, 1.6rem);
    hyphens: auto;
    overflow-wrap: anywhere;
  }

  /* One line: what has no room in it goes to the next one, which is not seen. */
  .cal-column .is-short {
    flex-wrap: wrap;
    align-content: flex-start;
    column-gap: ${({ theme }) => theme.space(1)};
    max-block-size: 1.6rem;
    white-space: nowrap;
  }

  /* Where there is no room for an hour, the place of the event says it. */
  @container (max-width: 8.8rem) {
    .is-tall .cal-time {
      ${visuallyHidden}
    }
  }

  @container (max-width: 5.6rem) {
    .cal-column .cal-inner {
      margin-inline: 0.1rem 0;
      font-size: 1.1rem;
      letter-spacing: -0.02em;
    }
  }

  .cal-lane-inner {
    margin-inline: 0.2rem 0.4rem;
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

  .cal-cell .cal-item .cal-inner {
    padding-inline-end: 0;
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

  /* The days of a month are narrow there: as many letters as can be. */
  @media (max-width: 599.98px) {
    .cal-cell .cal-title {
      font-size: 1.1rem;
      text-overflow: clip;
    }

    .cal-cell .cal-event .cal-inner {
      padding-inline: 0.2rem 0;
    }

    .cal-cell .cal-item {
      margin-inline-end: 0;
      padding-inline-start: 0;
    }

    .cal-cell .cal-dot {
      inline-size: 0.3rem;
      block-size: 1.4rem;
    }
  }
`;
