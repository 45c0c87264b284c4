import { moneyText } from '@ezone/money';
import { RouteLink } from '@ezone/shell/routing';
import type { GridColumn } from '@ezone/ui/data-grid';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { columnMessages, gridMessages } from './messages';
import { lowStock, pathOfProduct } from './model/product';
import type { ProductRow } from './model/product';
import type { ProductOrder } from './model/productList';

/** A column of the table of products. */
export type ProductColumn = GridColumn<ProductRow> & { id: ProductOrder };

/** The columns that show these fields. */
export const columnOfField: Readonly<Record<string, ProductOrder>> = {
  ...{ name: 'name', sku: 'sku', quantity: 'quantity', active: 'active' },
  ...{ priceTaxExcl: 'price', priceTaxIncl: 'total', taxRate: 'total' },
};

/** The columns of the table, in their order. */
export function useProductColumns(): readonly ProductColumn[] {
  const { formatMessage, formatNumber } = useIntl();
  return useMemo(() => {
    const money = (value: number) => moneyText({ formatNumber }, value);
    const amount = (value: number) =>
      formatNumber(value, { useGrouping: false, minimumFractionDigits: 2, maximumFractionDigits: 2 });
    const headed = (column: Omit<ProductColumn, 'label'>): ProductColumn => ({
      ...column,
      label: formatMessage(columnMessages[column.id]),
    });
    return [
      headed({
        ...{ id: 'name', width: 'minmax(22rem, 2fr)', isEditable: true, shown: ({ name }) => name },
        draw: (row, text) => (
          <>
            {row.image ? <Picture src={row.image} alt="" loading="lazy" decoding="async" /> : <Blank aria-hidden />}
            <Name as={RouteLink} to={pathOfProduct(row)} tabIndex={-1} dir="auto">
              {text}
            </Name>
          </>
        ),
      }),
      headed({
        ...{ id: 'sku', width: 'minmax(11rem, 1fr)', isEditable: true, shown: ({ sku }) => sku },
        draw: (_, text) => <bdi>{text}</bdi>,
      }),
      headed({
        ...{ id: 'category', width: 'minmax(12rem, 1fr)', shown: ({ category }) => category },
        draw: (_, text) => <bdi>{text}</bdi>,
      }),
      headed({
        ...{ id: 'price', width: '10.4rem', isNumeric: true, isEditable: true },
        shown: ({ priceTaxExcl }) => money(priceTaxExcl),
        typed: ({ priceTaxExcl }) => amount(priceTaxExcl),
      }),
      headed({
        ...{ id: 'total', width: '10.4rem', isNumeric: true, isEditable: true },
        shown: ({ priceTaxIncl }) => money(priceTaxIncl),
        typed: ({ priceTaxIncl }) => amount(priceTaxIncl),
      }),
      headed({
        ...{ id: 'quantity', width: '8rem', isNumeric: true, isEditable: true },
        shown: ({ quantity }) => formatNumber(quantity),
        typed: ({ quantity }) => String(quantity),
        draw: ({ quantity }, text) => <Stock data-stock={stockOf(quantity)}>{text}</Stock>,
      }),
      headed({
        ...{ id: 'active', width: '11.4rem', isEditable: true, isSwitch: true },
        shown: ({ active }) => formatMessage(active ? gridMessages.active : gridMessages.inactive),
        draw: ({ active }, text) => <State data-active-product={active || undefined}>{text}</State>,
      }),
    ];
  }, [formatMessage, formatNumber]);
}

const stockOf = (quantity: number) => (quantity === 0 ? 'out' : quantity < lowStock ? 'low' : undefined);

const Picture = styled.img`
  flex: none;
  inline-size: 2.8rem;
  block-size: 2.8rem;
  border-radius: ${({ theme }) => theme.radius.tag};
  object-fit: cover;
`;

const Blank = styled.span`
  flex: none;
  inline-size: 2.8rem;
  block-size: 2.8rem;
  border-radius: ${({ theme }) => theme.radius.tag};
  background: ${({ theme }) => theme.color.border};
`;

const Name = styled.a`
  overflow: hidden;
  text-overflow: ellipsis;
  color: ${({ theme }) => theme.color.text};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

const Stock = styled.span`
  &[data-stock='low'] {
    color: ${({ theme }) => theme.tone.warning.text};
    font-weight: 500;
  }

  &[data-stock='out'] {
    color: ${({ theme }) => theme.color.textMuted};
    font-weight: 500;
  }
`;

const State = styled.span`
  &::before {
    content: '';
    display: inline-block;
    inline-size: 0.8rem;
    block-size: 0.8rem;
    margin-inline-end: ${({ theme }) => theme.space(2)};
    border-radius: 50%;
    background: ${({ theme }) => theme.color.borderStrong};
  }

  &[data-active-product]::before {
    background: ${({ theme }) => theme.tone.success.solid};
  }
`;
