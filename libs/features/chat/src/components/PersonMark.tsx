import { Avatar } from '@ezone/ui/avatar';
import styled from 'styled-components';
import type { ChatStatus } from '../model/types';
import { StatusMark } from './StatusMark';

type PersonMarkProps = { name: string; avatar: string | null; status: ChatStatus };

/** Somebody's picture with the sign of their status. Decoration: name and status are written beside it. */
export const PersonMark = ({ name, avatar, status }: PersonMarkProps) => (
  <Frame aria-hidden>
    <Avatar name={name} src={avatar ?? undefined} size="large" decorative />
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
