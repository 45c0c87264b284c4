import { CompactSheet } from './components/CompactSheet';
import { InvoicePage } from './InvoicePage';
import { invoiceMessages } from './messages';

/** The invoice as a plain table: what is to be kept on file. */
export const Page = () => (
  <InvoicePage sheet={CompactSheet} other={{ path: '/pages/invoices/modern', name: invoiceMessages.toModern }} />
);
