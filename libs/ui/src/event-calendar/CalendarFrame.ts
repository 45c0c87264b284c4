import skeleton from '@fullcalendar/react/skeleton.css?inline';
import styled, { createGlobalStyle } from 'styled-components';
import { forFingers } from '../theme/forFingers';
import { eventStyle } from './eventStyle';

/** How the parts of the calendar are laid out, as its library says. It comes with the calendar, and not with each page. */
export const Skeleton = createGlobalStyle`
  ${skeleton}
`;

/** How the parts of the calendar look, by the names of `calendarClasses`. */
export const CalendarFrame = styled.div`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden;
  ${({ theme }) => theme.type.dense}

  .cal,
  .cal-view {
    background: ${({ theme }) => theme.color.surface};
  }

  .cal-line,
  .cal-head,
  .cal-cell,
  .cal-lane,
  .cal-slot,
  .cal-slot-head {
    border: 1px solid ${({ theme }) => theme.color.border};
  }

  .cal-slot.is-minor {
    border-style: dotted;
  }

  .cal-divider {
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
  }

  .cal-edge {
    border-inline-end: 1px solid ${({ theme }) => theme.color.border};
  }

  .cal-head-inner {
    padding: ${({ theme }) => theme.space(2)};
    color: ${({ theme }) => theme.color.textMuted};
    font-weight: 500;
  }

  [data-weekday]::before {
    content: attr(data-weekday) / '';
  }

  .cal-head.is-today .cal-head-inner {
    color: ${({ theme }) => theme.tone.primary.text};
    font-weight: 600;
  }

  .cal-cell.is-other {
    background: ${({ theme }) => theme.color.bg};
  }

  .cal-lane.is-today {
    background: color-mix(in srgb, ${({ theme }) => theme.tone.primary.tint} 40%, transparent);
  }

  .cal-cell-top {
    display: flex;
    justify-content: flex-end;
    padding: 0.2rem;
  }

  .cal-day {
    display: inline-grid;
    place-items: center;
    min-inline-size: 2.4rem;
    block-size: 2.4rem;
    padding-inline: 0.4rem;
    border-radius: ${({ theme }) => theme.radius.full};
    ${({ theme }) => theme.figures}
  }

  .cal-cell.is-today .cal-day {
    color: ${({ theme }) => theme.tone.primary.onSolid};
    background: ${({ theme }) => theme.tone.primary.solid};
    font-weight: 600;
  }

  .cal-cell.is-other .cal-day,
  .cal-slot-name {
    color: ${({ theme }) => theme.color.textMuted};
  }

  .cal-slot-name {
    padding: 0.2rem ${({ theme }) => theme.space(2)};
    ${({ theme }) => theme.figures}
    font-size: 1.2rem;
  }

  .cal-link {
    cursor: pointer;
  }

  .cal-link:hover {
    text-decoration: underline;
  }

  ${eventStyle}

  .cal-more {
    margin-inline: 0.2rem;
    padding: 0.1rem ${({ theme }) => theme.space(1)};
    border-radius: ${({ theme }) => theme.radius.tag};
    color: ${({ theme }) => theme.color.textMuted};
    cursor: pointer;
  }

  .cal-more:hover {
    background: ${({ theme }) => theme.tone.neutral.tint};
  }

  /* A strip beside the events of its day, which leave the room for it. */
  .cal-lane-inner:has(.cal-more) {
    margin-inline-end: 2.8rem;
  }

  .cal-more.is-column {
    align-items: center;
    inline-size: 2.4rem;
    margin-inline: 0 -2.6rem;
    background: ${({ theme }) => theme.tone.neutral.tint};
    font-weight: 600;
    ${forFingers}
  }

  .cal-now {
    border-block-start: 0.2rem solid ${({ theme }) => theme.tone.error.solid};
  }

  .cal-selected {
    background: color-mix(in srgb, ${({ theme }) => theme.tone.primary.solid} 18%, transparent);
  }

  /* "+2" in every language: beside Arabic, its sign would be on the other side. */
  .cal-count {
    direction: ltr;
    unicode-bidi: isolate;
  }

  .cal-list-day {
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
  }

  .cal-list-head {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(3)};
    padding: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(4)};
    background: ${({ theme }) => theme.color.bg};
    font-weight: 600;
  }

  .cal-list-head.is-today {
    color: ${({ theme }) => theme.tone.primary.text};
  }

  .cal-list-day .cal-item {
    gap: ${({ theme }) => theme.space(3)};
    min-block-size: 4.4rem;
    padding: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(4)};
    color: ${({ theme }) => theme.color.text};
  }

  .cal-list-day .cal-item.is-past {
    color: ${({ theme }) => theme.color.textMuted};
  }

  .cal-list-day .cal-item:hover {
    background: ${({ theme }) => theme.color.bg};
  }

  .cal-list-day .cal-inner {
    display: flex;
    flex: 1;
    gap: ${({ theme }) => theme.space(3)};
    min-inline-size: 0;
    ${({ theme }) => theme.type.body}
  }

  .cal-list-day .cal-time {
    flex: none;
    min-inline-size: min(16rem, 36%);
    color: ${({ theme }) => theme.color.textMuted};
    white-space: nowrap;
  }

  .cal-list-day .cal-title {
    white-space: normal;
    overflow-wrap: anywhere;
  }

  .cal-none {
    display: grid;
    place-items: center;
    block-size: 100%;
    padding: ${({ theme }) => theme.space(8)};
    color: ${({ theme }) => theme.color.textMuted};
  }
`;
