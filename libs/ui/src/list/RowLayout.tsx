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
  /** At the far edge of the second line, or of the first where there is no meta: what the row is marked with. */
  icons?: ReactNode;
  /** Both lines stand on one, for lists of many short rows. @default false */
  isOneLine?: boolean;
};

/** The words of a row beside an avatar: the first line with the meta at its far edge, the second over the whole width. */
export const RowLayout = ({ avatar, primary, secondary, meta, icons, isOneLine = false }: RowLayoutProps) => (
  <>
    {avatar && <Avatar>{avatar}</Avatar>}
    <Words $isOneLine={isOneLine}>
      <Primary>{primary}</Primary>
      {secondary && (
        <Secondary $isOneLine={isOneLine} $isWhole={!meta || !icons}>
          {secondary}
        </Secondary>
      )}
      {meta && (
        <Meta data-aside $isOneLine={isOneLine}>
          {meta}
        </Meta>
      )}
      {icons && (
        <Icons data-aside $isOneLine={isOneLine} $isBelow={Boolean(meta)}>
          {icons}
        </Icons>
      )}
    </Words>
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
  grid-template-columns: minmax(0, 1fr) auto;
  /* The first line is one line, whatever the meta is: a time, a count or a chip. */
  align-items: baseline;
  min-inline-size: 0;
  ${({ $isOneLine }) =>
    $isOneLine &&
    css`
      grid-template-columns: minmax(0, min(24rem, 45%)) minmax(0, 1fr) auto auto;
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

const Secondary = styled.span<{ $isOneLine: boolean; $isWhole: boolean }>`
  ${({ theme, $isOneLine, $isWhole }) =>
    $isOneLine ? `margin-inline-start: ${theme.space(3)};` : `grid-area: 2 / 1 / auto / ${$isWhole ? '-1' : '2'};`}
  ${({ theme }) => theme.type.body}
  color: ${({ theme }) => theme.color.textMuted};
  ${line}
`;

const Meta = styled.span<{ $isOneLine: boolean }>`
  grid-area: 1 / ${({ $isOneLine }) => ($isOneLine ? 4 : 2)};
  justify-self: end;
  margin-inline-start: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.type.caption}
  line-height: 2rem;
  /* A chip is higher than the line, and moves it nowhere. */
  margin-block: -0.4rem;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Icons = styled.span<{ $isOneLine: boolean; $isBelow: boolean }>`
  grid-area: ${({ $isOneLine, $isBelow }) => ($isOneLine ? '1 / 3' : $isBelow ? '2 / 2' : '1 / 2')};
  display: flex;
  align-items: center;
  align-self: center;
  justify-self: end;
  gap: ${({ theme }) => theme.space(1)};
  min-block-size: 2rem;
  margin-inline-start: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.textMuted};

  & svg {
    inline-size: 1.6rem;
    block-size: 1.6rem;
  }
`;
