import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Tone } from '../theme';

export type TimelineEventProps = {
  /** What happened. Its words say what the tone says, too. */
  children: ReactNode;
  /** When, as it is read, already translated; also by whom. */
  time: ReactNode;
  /** When, in ISO 8601. */
  dateTime: string;
  /** The colour of the dot or of the icon. @default 'neutral' */
  tone?: Tone;
  /** Stands in place of the dot. It is decoration unless it has a name of its own (`role="img"` and `aria-label`). */
  icon?: ReactNode;
};

/** One event of a Timeline. */
export const TimelineEvent = ({ children, time, dateTime, tone = 'neutral', icon }: TimelineEventProps) => (
  <Event>
    {icon ? (
      <Sign $tone={tone}>{icon}</Sign>
    ) : (
      <Place>
        <Dot $tone={tone} />
      </Place>
    )}
    <Content>
      {children}
      <Time dateTime={dateTime}>{time}</Time>
    </Content>
  </Event>
);

const Event = styled.li`
  position: relative;
  display: flex;
  gap: ${({ theme }) => theme.space(3)};

  &:not(:last-child) {
    padding-block-end: ${({ theme }) => theme.space(4)};
  }

  /* The line leads to the next event. */
  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 2.6rem -0.2rem;
    inset-inline-start: 1.1rem;
    inline-size: 2px;
    background: ${({ theme }) => theme.color.border};

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`;

const Place = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 2.4rem;
  block-size: 2.4rem;
`;

const Dot = styled.span<{ $tone: Tone }>`
  inline-size: 1rem;
  block-size: 1rem;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $tone }) => theme.tone[$tone].solid};

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;

const Sign = styled(Place)<{ $tone: Tone }>`
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $tone }) => theme.tone[$tone].tint};
  color: ${({ theme, $tone }) => theme.tone[$tone].text};

  svg {
    inline-size: 1.4rem;
    block-size: 1.4rem;
  }
`;

const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
  /* Its first line is level with the dot. */
  padding-block-start: 0.2rem;
  ${({ theme }) => theme.type.body}
  overflow-wrap: anywhere;
`;

const Time = styled.time`
  display: block;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;
