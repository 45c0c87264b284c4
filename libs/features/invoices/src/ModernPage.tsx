import { ModernSheet } from './components/ModernSheet';
import { InvoicePage } from './InvoicePage';
import { invoiceMessages } from './messages';

/** The invoice with what is to be paid first, and in colour. */
export const Page = () => (
  <InvoicePage sheet={ModernSheet} other={{ path: '/pages/invoices/compact', name: invoiceMessages.toCompact }} />
);
