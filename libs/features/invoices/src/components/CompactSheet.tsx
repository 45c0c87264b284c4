import { BrandMark } from '@ezone/ui/brand-mark';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Invoice } from '../invoice';
import { invoiceMessages } from '../messages';
import { useInvoiceText } from '../useInvoiceText';
import { Party } from './Party';
import { Totals } from './Totals';

/** An invoice in black on white: who, when, a table of the services, and what they come to. */
export const CompactSheet = ({ invoice }: { invoice: Invoice }) => {
  const { formatMessage } = useIntl();
  const { day, eachOf, money, quantityOf } = useInvoiceText();
  const { from, client, number, date, dueDate, services } = invoice;
  const facts = [
    ['number', <bdi key="number">{number}</bdi>],
    ['date', day(date)],
    ['dueDate', day(dueDate)],
  ] as const;
  return (
    <Sheet>
      <Head>
        <Title>
          <BrandMark />
          {formatMessage(invoiceMessages.heading)}
        </Title>
        <Facts>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{formatMessage(invoiceMessages[name])}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Head>
      <Parties>
        <Party role={formatMessage(invoiceMessages.from)} party={from} />
        <Party role={formatMessage(invoiceMessages.billTo)} party={client} />
      </Parties>
      <Table>
        <thead>
          <tr>
            {(['service', 'unitPrice', 'quantity', 'amount'] as const).map((column) => (
              <th key={column} scope="col">
                {formatMessage(invoiceMessages[column])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {services.map((service) => (
            <tr key={service.id}>
              <td>
                <strong dir="auto">{service.title}</strong>
                <Detail dir="auto">{service.detail}</Detail>
                <Narrow>{eachOf(service)}</Narrow>
              </td>
              <td>{money(service.unitPrice)}</td>
              <td>{quantityOf(service)}</td>
              <td>{money(service.total)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Totals invoice={invoice} />
      <Detail>{formatMessage(invoiceMessages.thanks)}</Detail>
    </Sheet>
  );
};

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(6)};
  container-type: inline-size;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(4)};
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  ${({ theme }) => theme.type.pageTitle}
`;

const Facts = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};

  & > div {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(6)};
  }

  dt {
    color: ${({ theme }) => theme.color.textMuted};
  }

  dd {
    margin: 0;
    text-align: end;
    ${({ theme }) => theme.figures}
  }
`;

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space(5)};
`;

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th {
    padding-block-end: ${({ theme }) => theme.space(2)};
    border-block-end: 2px solid ${({ theme }) => theme.color.text};
    ${({ theme }) => theme.type.caption}
    text-align: start;
  }

  th,
  td {
    padding-inline: 0;
  }

  td {
    padding-block: ${({ theme }) => theme.space(3)};
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
    vertical-align: top;
  }

  tr {
    break-inside: avoid;
  }

  & :is(th, td):not(:first-child) {
    padding-inline-start: ${({ theme }) => theme.space(4)};
    text-align: end;
    white-space: nowrap;
    ${({ theme }) => theme.figures}
  }

  /* On a phone the price and the quantity stand in words under what they belong to. */
  @container (inline-size < 48rem) {
    & :is(th, td):is(:nth-child(2), :nth-child(3)) {
      display: none;
    }
  }
`;

const Detail = styled.p`
  ${({ theme }) => theme.type.dense}
  color: ${({ theme }) => theme.color.textMuted};
`;

const Narrow = styled(Detail)`
  @container (inline-size >= 48rem) {
    display: none;
  }
`;
