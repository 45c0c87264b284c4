import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import styled, { css } from 'styled-components';
import { pressable } from '../theme/pressable';
import type { RowContent } from './RowLayout';
import { RowLayout } from './RowLayout';

export type ListRowProps = RowContent & {
  /** Leads to a page when the row is pressed. */
  href?: string;
  /** Called when the row is pressed; only for a row without `href`. */
  onPress?: () => void;
  /** Marks the row whose record is open elsewhere on the page, such as the open mail. @default false */
  current?: boolean;
  /** A button before the row, outside the pressable part. */
  leading?: ReactNode;
  /** Buttons at the far edge, outside the pressable part. */
  actions?: ReactNode;
};

/** One row of a List. */
export const ListRow = ({ href, onPress, current = false, leading, actions, ...content }: ListRowProps) => {
  const words = <RowLayout {...content} />;
  const here = current ? 'true' : undefined;
  return (
    <Row $current={current}>
      {leading && <Leading>{leading}</Leading>}
      {href !== undefined ? (
        <RowLink href={href} aria-current={here}>
          {words}
        </RowLink>
      ) : onPress ? (
        <RowButton type="button" onClick={onPress} aria-current={here}>
          {words}
        </RowButton>
      ) : (
        <Plain>{words}</Plain>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Row>
  );
};

const rowStyle = css`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-inline-size: 0;
  min-block-size: 6rem;
  padding-block: ${({ theme }) => theme.space(2)};
  padding-inline: ${({ theme }) => theme.space(4)};
`;

const Row = styled.li<{ $current: boolean }>`
  display: flex;
  align-items: center;
  background: ${({ theme, $current }) => ($current ? theme.tone.primary.tint : 'transparent')};
`;

const Plain = styled.div`
  ${rowStyle}
`;

const RowLink = styled(Link)`
  ${pressable}
  ${rowStyle}
`;

const RowButton = styled.button`
  ${pressable}
  ${rowStyle}
`;

const Leading = styled.span`
  display: flex;
  flex: none;
  padding-inline-start: ${({ theme }) => theme.space(2)};

  /* What follows brings the padding of a row. */
  & + * {
    padding-inline-start: ${({ theme }) => theme.space(1)};
  }
`;

const Actions = styled.span`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space(1)};
  padding-inline: ${({ theme }) => theme.space(2)};
`;
