import type { ReactNode } from 'react';
import styled from 'styled-components';

export type TimelineProps = {
  /** Names the list for a screen reader, where no heading does. */
  label?: string;
  /** The id of the heading that names it. */
  labelledBy?: string;
  /** TimelineEvent, in the order of time; the latest first where people look for what is new. */
  children: ReactNode;
};

/** What has happened to something, in the order of time, along a line. For steps of a task that are yet to come, use Stepper. */
export const Timeline = ({ label, labelledBy, children }: TimelineProps) => (
  <Events role="list" aria-label={label} aria-labelledby={labelledBy}>
    {children}
  </Events>
);

const Events = styled.ol`
  list-style: none;
`;
