import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Invoice } from '../invoice';
import { invoiceMessages } from '../messages';
import { useInvoiceText } from '../useInvoiceText';

/** What an invoice comes to, as the server has it. */
export const Totals = ({ invoice: { subtotal, tax, discount, total } }: { invoice: Invoice }) => {
  const { formatMessage } = useIntl();
  const { money } = useInvoiceText();
  const lines = [
    ['subtotal', subtotal],
    ['tax', tax],
    // It is taken off.
    ['discount', `-${discount}`],
    ['total', total],
  ] as const;
  return (
    <List>
      {lines.map(([name, amount]) => (
        <div key={name}>
          <dt>{formatMessage(invoiceMessages[name])}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
    </List>
  );
};

const List = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  inline-size: min(100%, 32rem);
  margin-inline-start: auto;
  break-inside: avoid;

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(4)};
  }

  & > :last-child {
    padding-block-start: ${({ theme }) => theme.space(2)};
    border-block-start: 1px solid ${({ theme }) => theme.color.borderStrong};
    ${({ theme }) => theme.type.cardTitle}
  }

  dd {
    margin: 0;
    ${({ theme }) => theme.figures}
  }
`;
