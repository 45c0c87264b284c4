import { useNow } from '@ezone/shell/data/now';
import { useDayText } from '@ezone/shell/data/days';
import { Avatar } from '@ezone/ui/avatar';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';

export type SaidProps = {
  user: { name: string; avatar: string | null };
  /** ISO 8601. */
  time: string;
  /** What they said or did, beside their picture. */
  children?: ReactNode;
};

/** Who said or did something, and when. */
export const Said = ({ user: { name, avatar }, time, children }: SaidProps) => {
  const { formatDate } = useIntl();
  const { begin, momentOf } = useDayText();
  const now = useNow();
  return (
    <Row>
      <Avatar name={name} size="large" decorative {...(avatar !== null && { src: avatar })} />
      <div>
        <b dir="auto">{name}</b>
        {children}
        <Time dateTime={time} title={formatDate(time, { dateStyle: 'full', timeStyle: 'short' })}>
          {begin(momentOf(Date.parse(time), now))}
        </Time>
      </div>
    </Row>
  );
};

const Row = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space(3)};

  & > div:last-child {
    display: grid;
    gap: ${({ theme }) => theme.space(1)};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Time = styled.time`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;
