import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/database/columns';
import { listIndex, recordColumns } from '../../platform/records/record-columns';
import type { InvoicePartyDto, InvoiceServiceDto } from './invoices.dto';

/** Sums of money are text, exactly as they are printed. */
const money = () => p.string().length(20);

export const InvoiceSchema = defineEntity({
  name: 'Invoice',
  indexes: [listIndex],
  properties: {
    ...recordColumns(),
    from: p.json<InvoicePartyDto>(),
    client: p.json<InvoicePartyDto>(),
    number: p.string().length(30),
    date: instant(),
    dueDate: instant(),
    services: p.json<InvoiceServiceDto[]>(),
    subtotal: money(),
    tax: money(),
    discount: money(),
    total: money(),
  },
});
