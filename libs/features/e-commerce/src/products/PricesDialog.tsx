import { changedByPercent, moneyText, withTax } from '@ezone/money';
import { isolated } from '@ezone/text';
import { parseNumber } from '@ezone/shell/forms';
import { commonMessages } from '@ezone/shell/notices/words';
import { Button } from '@ezone/ui/button';
import { Dialog } from '@ezone/ui/dialog';
import { TextField } from '@ezone/ui/text-field';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { columnMessages } from './messages';
import { limits } from './model/product';
import type { ProductChange, ProductRow } from './model/product';
import { pricesMessages, pricesSentences } from './pricesMessages';
import { changeOf } from './useProductWrites';

export type PricesDialogProps = {
  rows: readonly ProductRow[];
  onChange: (changes: readonly ProductChange[]) => void;
  onClose: () => void;
};

/** How many products the preview names. */
const SHOWN = 8;

/** The prices of some products, changed by per cent. What they become is shown before. */
export const PricesDialog = ({ rows, onChange, onClose }: PricesDialogProps) => {
  const { formatMessage, formatNumber, locale } = useIntl();
  const [typed, setTyped] = useState('');
  // The signs that people write for minus, and the one for per cent.
  const percent = parseNumber(typed.replace(/[\u2212\u2013]/g, '-').replace(/[%\u066a]/g, ''), locale);
  const isGood = percent !== null && percent >= -100 && percent <= 1000 && Math.round(percent * 100) / 100 === percent;
  const changes = isGood
    ? rows.flatMap((row) => {
        const priceTaxExcl = Math.min(limits.price, changedByPercent(row.priceTaxExcl, percent));
        return changeOf(row, { priceTaxExcl, priceTaxIncl: withTax(priceTaxExcl, row.taxRate) }) ?? [];
      })
    : [];
  const money = (amount: number) => moneyText({ formatNumber }, amount);
  const both = ({ priceTaxExcl, priceTaxIncl }: Pick<ProductRow, 'priceTaxExcl' | 'priceTaxIncl'>) =>
    [priceTaxExcl, priceTaxIncl].map((price) => isolated(money(price))).join(' · ');
  const after = new Map(changes.map(({ id, fields }) => [id, fields]));
  const run = () => {
    if (changes.length === 0) return;
    onChange(changes);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(pricesMessages.title)}
      closeLabel={formatMessage(commonMessages.close)}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(commonMessages.cancel)}</Button>
          <Button variant="primary" isDisabled={changes.length === 0} onPress={run}>
            {formatMessage(pricesSentences.change, { count: changes.length })}
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <TextField
          label={formatMessage(pricesMessages.percent)}
          description={formatMessage(pricesMessages.percentHelp)}
          {...(typed.trim() !== '' && !isGood && { error: formatMessage(pricesMessages.notPercent) })}
          inputMode="text"
          autoFocus
          autoComplete="off"
          dir="ltr"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
      </form>
      <Preview>
        <caption>{formatMessage(pricesMessages.preview)}</caption>
        <thead>
          <tr>
            <th scope="col">{formatMessage(columnMessages.name)}</th>
            <th scope="col">{formatMessage(pricesMessages.before)}</th>
            <th scope="col">{formatMessage(pricesMessages.after)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN).map((row) => {
            return (
              <tr key={row.id}>
                <th scope="row">
                  <bdi>{row.name}</bdi>
                </th>
                <td>{both(row)}</td>
                <td>{isGood && both({ ...row, ...after.get(row.id) })}</td>
              </tr>
            );
          })}
        </tbody>
      </Preview>
      {rows.length > SHOWN && <More>{formatMessage(pricesSentences.more, { count: rows.length - SHOWN })}</More>}
    </Dialog>
  );
};

const Preview = styled.table`
  inline-size: 100%;
  margin-block-start: ${({ theme }) => theme.space(5)};
  border-collapse: collapse;
  ${({ theme }) => theme.type.dense}
  ${({ theme }) => theme.figures}

  & caption {
    padding-block-end: ${({ theme }) => theme.space(2)};
    text-align: start;
    color: ${({ theme }) => theme.color.textMuted};
  }

  & th,
  & td {
    padding: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
    text-align: end;
    font-weight: 400;
    min-inline-size: 13rem;
  }

  & th:first-child {
    min-inline-size: 0;
    text-align: start;
  }

  & thead th {
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const More = styled.p`
  padding: ${({ theme }) => theme.space(2)};
  color: ${({ theme }) => theme.color.textMuted};
  ${({ theme }) => theme.type.dense}
`;
