import type { ReactNode } from 'react';
import styled from 'styled-components';

/** What a row of any list shows. */
export type RowContent = {
  /** An Avatar or an icon at the start. */
  avatar?: ReactNode;
  /** The first line: what the row is. */
  primary: ReactNode;
  /** The second line, muted. */
  secondary?: ReactNode;
  /** At the far edge of the first line: a time, a count. */
  meta?: ReactNode;
};

/** The words of a row: two lines beside an avatar, the meta at the far edge. */
export const RowLayout = ({ avatar, primary, secondary, meta }: RowContent) => (
  <>
    {avatar && <Avatar>{avatar}</Avatar>}
    <Words>
      <Primary>{primary}</Primary>
      {secondary && <Secondary>{secondary}</Secondary>}
    </Words>
    {meta && <Meta>{meta}</Meta>}
  </>
);

const Avatar = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  min-inline-size: 4rem;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
`;

const line = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Primary = styled.span`
  ${({ theme }) => theme.type.control}
  ${line}
`;

const Secondary = styled.span`
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.textMuted};
  ${line}
`;

const Meta = styled.span`
  flex: none;
  align-self: flex-start;
  ${({ theme }) => theme.type.caption}
  line-height: 2rem;
  color: ${({ theme }) => theme.color.textMuted};
`;
