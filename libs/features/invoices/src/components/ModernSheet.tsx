import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Invoice } from '../invoice';
import { invoiceMessages, invoiceTexts } from '../messages';
import { useInvoiceText } from '../useInvoiceText';
import { Party } from './Party';
import { Totals } from './Totals';

/** An invoice in colour: what is to be paid and by when, then who, and each service with what it is made of. */
export const ModernSheet = ({ invoice }: { invoice: Invoice }) => {
  const { formatMessage } = useIntl();
  const { day, eachOf, money } = useInvoiceText();
  const { from, client, number, date, dueDate, services, total } = invoice;
  return (
    <Sheet>
      <Banner>
        <div>
          <Title>{formatMessage(invoiceTexts.title, { number })}</Title>
          <p>{day(date)}</p>
        </div>
        <Due>
          <span>{formatMessage(invoiceMessages.amountDue)}</span>
          <Sum>{money(total)}</Sum>
          <span>
            {formatMessage(invoiceMessages.dueDate)}: {day(dueDate)}
          </span>
        </Due>
      </Banner>
      <Parties>
        <Party role={formatMessage(invoiceMessages.from)} party={from} />
        <Party role={formatMessage(invoiceMessages.billTo)} party={client} />
      </Parties>
      <Services role="list">
        {services.map((service) => (
          <li key={service.id}>
            <div>
              <strong dir="auto">{service.title}</strong>
              <Muted dir="auto">{service.detail}</Muted>
              <Muted>{eachOf(service)}</Muted>
            </div>
            <Amount>{money(service.total)}</Amount>
          </li>
        ))}
      </Services>
      <Sums>
        <Totals invoice={invoice} />
      </Sums>
      <Muted>{formatMessage(invoiceMessages.thanks)}</Muted>
    </Sheet>
  );
};

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(6)};
`;

/* Its colour goes to the printer with it. */
const Banner = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(6)};
  border-radius: ${({ theme }) => theme.radius.card};
  color: ${({ theme }) => theme.tone.primary.onSolid};
  background: ${({ theme }) => theme.tone.primary.solid};
  print-color-adjust: exact;
`;

const Title = styled.h2`
  ${({ theme }) => theme.type.section}
`;

const Due = styled.p`
  display: grid;
`;

const Sum = styled.strong`
  ${({ theme }) => theme.type.hero}
  ${({ theme }) => theme.figures}
`;

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space(5)};
`;

const Services = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  li {
    display: flex;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space(4)};
    padding-block: ${({ theme }) => theme.space(3)};
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
    break-inside: avoid;
  }
`;

const Amount = styled.span`
  flex: none;
  ${({ theme }) => theme.type.cardTitle}
  ${({ theme }) => theme.figures}
`;

const Sums = styled.div`
  padding: ${({ theme }) => theme.space(5)};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.tone.primary.tint};
  print-color-adjust: exact;
`;

const Muted = styled.p`
  ${({ theme }) => theme.type.dense}
  color: ${({ theme }) => theme.color.textMuted};
`;
