import { DEMO_INVOICE, type InvoiceDto } from './invoices.dto';

const DAY = 24 * 60 * 60 * 1000;

/** The invoice of the demo: written a week before the seeding, to be paid within 30 days. */
export const demoInvoice = (now: Date): InvoiceDto => ({
  id: DEMO_INVOICE,
  from: {
    title: 'Ezone Studio',
    address: '14 Harbour Street, 2100 Copenhagen, Denmark',
    phone: '+45 55 50 14 00',
    email: 'office@studio.example',
    website: 'https://studio.example',
  },
  client: {
    title: 'Northlight Prints',
    address: '208 Mill Lane, Bristol BS1 6QH, United Kingdom',
    phone: '+44 117 496 0182',
    email: 'accounts@northlight.example',
    website: 'https://northlight.example',
  },
  number: 'EZ-0042',
  date: new Date(now.getTime() - 7 * DAY).toISOString(),
  dueDate: new Date(now.getTime() + 23 * DAY).toISOString(),
  services: [
    {
      id: '1',
      title: 'Discovery workshops',
      detail: 'Three days with your team: goals, customers, and what the first release leaves out',
      unit: 'day',
      unitPrice: '640',
      quantity: 3,
      total: '1920',
    },
    {
      id: '2',
      title: 'Interface design',
      detail: 'Screens for desktop and phone, with a library of components',
      unit: 'hour',
      unitPrice: '75',
      quantity: 35,
      total: '2625',
    },
    {
      id: '3',
      title: 'Development of the web shop',
      detail: 'Catalogue, basket and checkout, connected to your stock',
      unit: 'hour',
      unitPrice: '85',
      quantity: 38,
      total: '3230',
    },
    {
      id: '4',
      title: 'Accessibility review',
      detail: 'A report on keyboard, contrast and screen readers, and a second look after the repairs',
      unit: 'piece',
      unitPrice: '670',
      quantity: 1,
      total: '670',
    },
  ],
  subtotal: '8445',
  tax: '675.60',
  discount: '120.60',
  total: '9000',
});
