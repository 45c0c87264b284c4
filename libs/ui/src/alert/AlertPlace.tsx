import type { ReactNode } from 'react';
import styled from 'styled-components';

export type AlertPlaceProps = {
  /** An Alert, as long as there is something to be said; else nothing. */
  children: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits for a pause. @default 'status' */
  role?: 'alert' | 'status';
};

/**
 * The place where an Alert appears later. It is there from the start, because a screen reader says what changes in a place that it
 * knows; empty it takes no room.
 */
export const AlertPlace = ({ children, role = 'status' }: AlertPlaceProps) => <Place role={role}>{children}</Place>;

/* Out of the flow, so that it adds no gap; not out of the page, where a screen reader would not know it. */
const Place = styled.div`
  &:empty {
    position: absolute;
  }
`;
