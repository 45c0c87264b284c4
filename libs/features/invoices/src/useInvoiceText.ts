import { moneyText } from '@ezone/money';
import { useIntl } from 'react-intl';
import type { Invoice } from './invoice';
import { invoiceTexts, quantityTexts } from './messages';

/** How amounts, days and quantities are said on an invoice. Amounts come as text and are shown as they are: nothing is worked out here. */
export function useInvoiceText() {
  const { formatDate, formatMessage, formatNumber } = useIntl();
  const money = (amount: string) => moneyText({ formatNumber }, Number(amount));
  const quantityOf = ({ unit, quantity }: Invoice['services'][number]) =>
    formatMessage(quantityTexts[unit], { count: quantity });
  return {
    money,
    quantityOf,
    day: (moment: string) => formatDate(moment, { dateStyle: 'long' }),
    /** "3 days at $640.00" */
    eachOf: (service: Invoice['services'][number]) =>
      formatMessage(invoiceTexts.each, { quantity: quantityOf(service), price: money(service.unitPrice) }),
  };
}
