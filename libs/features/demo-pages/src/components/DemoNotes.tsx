import { CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { demoMessages } from '../messages';

/** Says before anything is typed that nothing comes of it. */
export const DemoNote = () => (
  <Line $tone="info">
    <Info aria-hidden />
    <span>
      <FormattedMessage {...demoMessages.note} />
    </span>
  </Line>
);

/** Says after a submit what would have come of it. It is there from the start: a screen reader says what changes in a place that it knows. */
export const DoneNote = ({ isDone, children }: { isDone: boolean; children: ReactNode }) => (
  <Status role="status">
    {isDone && (
      <Line as="div" $tone="success">
        <CircleCheck aria-hidden />
        <span>{children}</span>
      </Line>
    )}
  </Status>
);

const Line = styled.p<{ $tone: 'info' | 'success' }>`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.control};
  color: ${({ theme, $tone }) => theme.tone[$tone].text};
  background: ${({ theme, $tone }) => theme.tone[$tone].tint};
  ${({ theme }) => theme.type.dense}
  text-align: start;

  svg {
    flex: none;
    inline-size: 1.6rem;
    block-size: 1.6rem;
    margin-block-start: 0.2rem;
  }
`;

/* Empty it takes no room, nor the gap before it. */
const Status = styled.div`
  &:empty {
    position: absolute;
  }
`;
