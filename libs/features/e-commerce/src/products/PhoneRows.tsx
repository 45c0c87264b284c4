import { moneyText } from '@ezone/money';
import { RouteLink } from '@ezone/shell/routing';
import { useVirtualRows } from '@ezone/ui/data-grid';
import type { RowSelection } from '@ezone/ui/data-grid';
import { nativeCheckbox } from '@ezone/ui/native-checkbox';
import { useRowHeight } from '@ezone/ui/record-list';
import { StatusDot } from '@ezone/ui/status-dot';
import { visuallyHidden } from '@ezone/ui/visually-hidden';
import { useLayoutEffect, useRef } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import { useLongPress } from 'react-aria/useLongPress';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { gridMessages, gridSentences, productSentences } from './messages';
import { pathOfProduct } from './model/product';
import type { ProductFields, ProductRow } from './model/product';

export type PhoneRowsProps = {
  label: string;
  total: number;
  rowAt: (place: number) => ProductRow | undefined;
  waiting: ReadonlyMap<string, ProductFields | null>;
  selection: RowSelection<ProductRow>;
  onShow: (rows: { first: number; last: number }) => void;
  top: number;
  onScrolled: (top: number) => void;
};

/** The products on a phone: two lines each. A press opens one, a long press selects it, and then each press selects. */
export const PhoneRows = ({ label, total, rowAt, waiting, selection, onShow, top, onScrolled }: PhoneRowsProps) => {
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
      <List
        aria-label={label}
        data-selecting={selection.size > 0 || undefined}
        style={{ blockSize: total * rowHeight }}
      >
        {places.map((place) => {
          const row = rowAt(place);
          if (!row) return null;
          const shown = { ...row, ...(waiting.get(row.id) as Partial<ProductRow> | null | undefined) };
          return (
            <PhoneRow
              key={place}
              row={shown}
              isSelected={selection.has(row.id)}
              isSelecting={selection.size > 0}
              onToggle={() => {
                selection.toggle(place);
              }}
              aria-setsize={total}
              aria-posinset={place + 1}
              style={{ blockSize: rowHeight, transform: `translateY(${String(place * rowHeight)}px)` }}
            />
          );
        })}
      </List>
    </Scroller>
  );
};

type PhoneRowProps = Pick<ComponentProps<'li'>, 'aria-setsize' | 'aria-posinset' | 'style'> & {
  row: ProductRow;
  isSelected: boolean;
  /** A press selects, as something is selected. */
  isSelecting: boolean;
  onToggle: () => void;
};

function PhoneRow({ row, isSelected, isSelecting, onToggle, ...item }: PhoneRowProps) {
  const intl = useIntl();
  /** The finger that goes up has held the row: the click that follows it, where one does, opens nothing. */
  const isHeld = useRef(false);
  const { longPressProps } = useLongPress({
    pointerType: 'touch',
    onLongPress: () => {
      isHeld.current = true;
      onToggle();
    },
  });
  const press = (event: MouseEvent) => {
    // A key or a screen reader presses nothing down, and is heard.
    const isOfFinger = isHeld.current && event.detail > 0;
    if (!isOfFinger && !isSelecting) return;
    event.preventDefault();
    if (!isOfFinger) onToggle();
    isHeld.current = false;
  };
  const forget = () => {
    isHeld.current = false;
  };
  return (
    <Item {...item} data-selected={isSelected || undefined}>
      <Open {...longPressProps} to={pathOfProduct(row)} onPointerDownCapture={forget} onClick={press}>
        {row.image ? <Picture src={row.image} alt="" loading="lazy" draggable={false} /> : <Blank aria-hidden />}
        <Lines>
          <Name dir="auto">{row.name}</Name>
          <Second>
            <bdi>{moneyText(intl, row.priceTaxIncl)}</bdi>
            {' · '}
            {intl.formatMessage(productSentences.inStock, { count: row.quantity })}
          </Second>
        </Lines>
        <StatusDot tone={row.active ? 'success' : 'neutral'}>
          {intl.formatMessage(row.active ? gridMessages.active : gridMessages.inactive)}
        </StatusDot>
      </Open>
      <Choose
        type="checkbox"
        checked={isSelected}
        onChange={onToggle}
        aria-label={intl.formatMessage(gridSentences.select, { name: row.name })}
      />
    </Item>
  );
}

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

  &[data-selected] {
    background: ${({ theme }) => theme.tone.primary.tint};
  }
`;

const Open = styled(RouteLink)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  block-size: 100%;
  padding-inline: ${({ theme }) => theme.space(4)};
  color: ${({ theme }) => theme.color.text};
  text-decoration: none;
  /* A finger that holds it selects it, and no words of it. */
  user-select: none;
  -webkit-touch-callout: none;

  [data-selecting] & {
    padding-inline-start: ${({ theme }) => theme.space(12)};
  }

  &:focus-visible {
    outline-offset: -0.2rem;
  }
`;

/* As in other lists: seen where somebody is about to select by mouse or keyboard, and in all rows while something is selected. */
const Choose = styled.input`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${({ theme }) => theme.space(4)};
  margin-block: auto;
  ${nativeCheckbox}

  [data-selecting] & {
    pointer-events: none;
  }

  @media (pointer: coarse) {
    ${List}:not([data-selecting]) &:not(:focus-visible) {
      ${visuallyHidden}
    }
  }

  @media (pointer: fine) {
    ${List}:not([data-selecting]) ${Item}:not(:hover, :focus-within) & {
      opacity: 0;
    }
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
