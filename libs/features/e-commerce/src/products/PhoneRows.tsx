import { moneyText } from '@ezone/money';
import { RouteLink } from '@ezone/shell/routing';
import { useVirtualRows } from '@ezone/ui/data-grid';
import { useRowHeight } from '@ezone/ui/record-list';
import { StatusDot } from '@ezone/ui/status-dot';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { gridMessages, productSentences } from './messages';
import { pathOfProduct } from './model/product';
import type { ProductFields, ProductRow } from './model/product';

export type PhoneRowsProps = {
  label: string;
  total: number;
  rowAt: (place: number) => ProductRow | undefined;
  waiting: ReadonlyMap<string, ProductFields | null>;
  onShow: (rows: { first: number; last: number }) => void;
  top: number;
  onScrolled: (top: number) => void;
};

/** The products on a phone: two lines each, and a press opens one. */
export const PhoneRows = ({ label, total, rowAt, waiting, onShow, top, onScrolled }: PhoneRowsProps) => {
  const intl = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight('comfortable');
  const drawn = useVirtualRows(scroller, { total, rowHeight, onShow });
  const begin = useRef(top);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = begin.current;
  }, []);
  const places = Array.from({ length: Math.max(0, drawn.end - drawn.first) }, (_, at) => drawn.first + at);
  return (
    <Scroller
      ref={scroller}
      onScroll={({ currentTarget }) => {
        onScrolled(currentTarget.scrollTop);
      }}
    >
      <List aria-label={label} style={{ blockSize: total * rowHeight }}>
        {places.map((place) => {
          const row = rowAt(place);
          if (!row) return null;
          const shown = { ...row, ...(waiting.get(row.id) as Partial<ProductRow> | null | undefined) };
          return (
            <Item
              key={place}
              aria-setsize={total}
              aria-posinset={place + 1}
              style={{ blockSize: rowHeight, transform: `translateY(${String(place * rowHeight)}px)` }}
            >
              <Open to={pathOfProduct(shown)}>
                {shown.image ? <Picture src={shown.image} alt="" loading="lazy" /> : <Blank aria-hidden />}
                <Lines>
                  <Name dir="auto">{shown.name}</Name>
                  <Second>
                    <bdi>{moneyText(intl, shown.priceTaxIncl)}</bdi>
                    {' · '}
                    {intl.formatMessage(productSentences.inStock, { count: shown.quantity })}
                  </Second>
                </Lines>
                <StatusDot tone={shown.active ? 'success' : 'neutral'}>
                  {intl.formatMessage(shown.active ? gridMessages.active : gridMessages.inactive)}
                </StatusDot>
              </Open>
            </Item>
          );
        })}
      </List>
    </Scroller>
  );
};

const Scroller = styled.div`
  flex: 1;
  overflow: auto;
  contain: strict;
`;

const List = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li`
  position: absolute;
  inset-inline: 0;
  border-block-end: 1px solid ${({ theme }) => theme.color.border};
`;

const Open = styled(RouteLink)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  block-size: 100%;
  padding-inline: ${({ theme }) => theme.space(4)};
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;

  &:focus-visible {
    outline-offset: -0.2rem;
  }
`;

const Picture = styled.img`
  flex: none;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: ${({ theme }) => theme.radius.control};
  object-fit: cover;
`;

const Blank = styled.span`
  flex: none;
  inline-size: 4rem;
  block-size: 4rem;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.border};
`;

const Lines = styled.span`
  flex: 1;
  min-inline-size: 0;
`;

const Name = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ theme }) => theme.type.control}
`;

const Second = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.dense}
  ${({ theme }) => theme.figures}
`;
