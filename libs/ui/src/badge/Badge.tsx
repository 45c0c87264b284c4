import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { VisuallyHidden } from '../visually-hidden';
import type { Tone } from '../theme';

export type BadgeProps = {
  /** What the badge means, for a screen reader: "3 unread messages". */
  label: string;
  /** An id for these words, which a control it sits on takes as its `aria-describedby`: whoever tabs there hears them too. */
  labelId?: string;
  /** The number shown; above 99 it reads 99+, at 0 nothing is shown. Without a number the badge is a dot. */
  count?: number;
  /** @default 'primary' */
  tone?: Tone;
  /** Sits at the upper end corner of this, instead of standing in the line. */
  children?: ReactNode;
};

/** A small count or dot for something that waits for the user. Only for what can be acted on. */
export const Badge = ({ label, labelId, count, tone = 'primary', children }: BadgeProps) => {
  const mark =
    count === 0 ? null : (
      <Mark $tone={tone} $dot={count === undefined} $pinned={children !== undefined}>
        {count !== undefined && <span aria-hidden>{count > 99 ? '99+' : count}</span>}
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      </Mark>
    );
  return children === undefined ? (
    mark
  ) : (
    <Anchor>
      {children}
      {mark}
    </Anchor>
  );
};

const Anchor = styled.span`
  position: relative;
  display: inline-flex;
`;

const dot = css`
  inline-size: 0.8rem;
  block-size: 0.8rem;
`;

const number = css`
  min-inline-size: 1.6rem;
  block-size: 1.6rem;
  padding-inline: ${({ theme }) => theme.space(1)};
`;

const pinned = css<{ $dot: boolean }>`
  position: absolute;
  inset-block-start: ${({ $dot }) => ($dot ? '0.4rem' : '-0.2rem')};
  inset-inline-end: ${({ $dot }) => ($dot ? '0.4rem' : '-0.2rem')};
  box-shadow: 0 0 0 2px ${({ theme }) => theme.color.bg};
  /* The button under it stays pressable as a whole. */
  pointer-events: none;
`;

const Mark = styled.span<{ $tone: Tone; $dot: boolean; $pinned: boolean }>`
  ${({ $dot }) => ($dot ? dot : number)}
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: ${({ theme }) => theme.radius.full};
  background: ${({ theme, $tone }) => theme.tone[$tone].solid};
  color: ${({ theme, $tone }) => theme.tone[$tone].onSolid};
  ${({ theme }) => theme.type.caption}
  font-size: 1rem;
  font-weight: 600;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  direction: ltr;
  ${({ $pinned }) => $pinned && pinned}
`;
