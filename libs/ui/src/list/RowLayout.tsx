import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

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

type RowLayoutProps = RowContent & {
  /** Both lines stand on one, for lists of many short rows. @default false */
  isOneLine?: boolean;
};

/** The words of a row: two lines beside an avatar, the meta at the far edge. */
export const RowLayout = ({ avatar, primary, secondary, meta, isOneLine = false }: RowLayoutProps) => (
  <>
    {avatar && <Avatar>{avatar}</Avatar>}
    <Words $isOneLine={isOneLine}>
      <Primary>{primary}</Primary>
      {secondary && <Secondary>{secondary}</Secondary>}
    </Words>
    {meta && <Meta $isOneLine={isOneLine}>{meta}</Meta>}
  </>
);

const Avatar = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  min-inline-size: 4rem;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Words = styled.span<{ $isOneLine: boolean }>`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  ${({ theme, $isOneLine }) =>
    $isOneLine &&
    css`
      grid-template-columns: minmax(0, min(24rem, 45%)) minmax(0, 1fr);
      gap: ${theme.space(3)};
      align-items: center;
    `}
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

const Meta = styled.span<{ $isOneLine: boolean }>`
  flex: none;
  align-self: ${({ $isOneLine }) => ($isOneLine ? 'center' : 'flex-start')};
  ${({ theme }) => theme.type.caption}
  line-height: 2rem;
  color: ${({ theme }) => theme.color.textMuted};
`;
