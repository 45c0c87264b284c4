import { Avatar } from '@ezone/ui/avatar';
import type { Tone } from '@ezone/ui/theme';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ChatStatus } from '../model/types';

type PersonMarkProps = {
  name: string;
  avatar: string | null;
  status: ChatStatus;
  /** 32 or 40 px. @default 'medium' */
  size?: 'medium' | 'large';
};

/** Somebody's picture with the sign of their status. Decoration: name and status are written beside it. */
export const PersonMark = ({ name, avatar, status, size = 'medium' }: PersonMarkProps) => (
  <Frame aria-hidden>
    <Avatar name={name} src={avatar ?? undefined} size={size} decorative />
    <Corner>
      <StatusMark status={status} />
    </Corner>
  </Frame>
);

const Frame = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
`;

const Corner = styled.span`
  position: absolute;
  inset-block-end: -0.2rem;
  inset-inline-end: -0.2rem;
  display: flex;
`;

const tones: Record<ChatStatus, Tone> = {
  online: 'success',
  'do-not-disturb': 'error',
  away: 'warning',
  offline: 'neutral',
};

/** A status as a small sign, each with a form of its own: colours alone look alike to many. The word for it stands elsewhere. */
export const StatusMark = ({ status }: { status: ChatStatus }) => (
  <Sign viewBox="0 0 14 14" aria-hidden $tone={tones[status]}>
    <circle className="ground" cx="7" cy="7" r="7" />
    <circle className="fill" cx="7" cy="7" r="5" />
    {status === 'do-not-disturb' && <path className="line" d="M4.75 7h4.5" />}
    {status === 'away' && <path className="line" d="M7 4.5V7l1.75 1" />}
    {status === 'offline' && <circle className="ground" cx="7" cy="7" r="2.75" />}
  </Sign>
);

const Sign = styled.svg<{ $tone: Tone }>`
  flex: none;
  inline-size: 1.4rem;
  block-size: 1.4rem;

  & > .ground {
    fill: ${({ theme }) => theme.color.surface};
  }

  & > .fill {
    fill: ${({ theme, $tone }) => ($tone === 'neutral' ? theme.color.controlBorder : theme.tone[$tone].solid)};
  }

  & > .line {
    fill: none;
    stroke: ${({ theme, $tone }) => theme.tone[$tone].onSolid};
    stroke-width: 1.5;
    stroke-linecap: round;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/**
 * What somebody has written, in one line and in its own direction, so that what does not fit is left out at its end. It
 * stands in a row of boxes, at the side where the page begins.
 */
export const OneLine = ({ children }: { children: ReactNode }) => <Text dir="auto">{children}</Text>;

const Text = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
