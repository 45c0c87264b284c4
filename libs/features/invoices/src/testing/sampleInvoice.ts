import { demoInvoiceId } from '../invoice';
import type { Invoice } from '../invoice';

/** An invoice as the server answers it. */
export const sampleInvoice: Invoice = {
  id: demoInvoiceId,
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
  date: '2026-11-02T09:00:00.000Z',
  dueDate: '2026-12-02T09:00:00.000Z',
  services: [
    {
      ...{ id: '1', title: 'Discovery workshops', detail: 'Three days with your team', unit: 'day' },
      ...{ unitPrice: '1925', quantity: 3, total: '5775' },
    },
    {
      ...{ id: '2', title: 'Accessibility review', detail: 'A report, and a second look', unit: 'piece' },
      ...{ unitPrice: '2670', quantity: 1, total: '2670' },
    },
  ],
  subtotal: '8445',
  tax: '675.60',
  discount: '120.60',
  total: '9000',
};
