import { Injectable } from '@nestjs/common';
import { SeededLists } from '../../platform/records/seeded-lists';
import { InvoiceSchema } from './invoice.entity';
import { demoInvoice } from './invoices.seed.data';

/** The invoices that all users share. */
@Injectable()
export class InvoicesService {
  readonly invoices;

  constructor(lists: SeededLists) {
    this.invoices = lists.open(InvoiceSchema, {
      list: 'invoices',
      noun: 'invoice',
      seed: () => [demoInvoice(new Date())],
    });
  }
}
