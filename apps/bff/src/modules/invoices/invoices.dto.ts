import { Email, Id, Instant, Int, ListOf, Nested, OneOf, Text, WebUrl } from '../../platform/dto/fields';

/** The id of the invoice of the demo. */
export const DEMO_INVOICE = '5725a680606588342058356d';

/** What a service is counted in. */
export const INVOICE_UNITS = ['hour', 'day', 'piece'] as const;
export type InvoiceUnit = (typeof INVOICE_UNITS)[number];

const Money = (example: string, description?: string) => Text({ max: 20, example, description });

/** Who writes an invoice, or whom it is for. */
export class InvoicePartyDto {
  @Text({ max: 200, example: 'Ezone Studio' }) title!: string;
  @Text({ max: 500, example: '14 Harbour Street, 2100 Copenhagen, Denmark' }) address!: string;
  @Text({ max: 50, example: '+45 55 50 14 00' }) phone!: string;
  @Email({ example: 'office@studio.example' }) email!: string;
  @WebUrl({ example: 'https://studio.example' }) website!: string;
}

export class InvoiceServiceDto {
  @Id({ example: '1' }) id!: string;
  @Text({ max: 200, example: 'Interface design' }) title!: string;
  @Text({ max: 1000, example: 'Screens for desktop and phone' }) detail!: string;
  @OneOf(INVOICE_UNITS, { enumName: 'InvoiceUnit', example: 'hour' }) unit!: InvoiceUnit;
  @Money('75', 'The price of one unit.') unitPrice!: string;
  @Int({ min: 1, max: 100_000, example: 35 }) quantity!: number;
  @Money('2625', 'The price of one unit times the quantity.') total!: string;
}

export class InvoiceDto {
  @Id({ example: DEMO_INVOICE }) id!: string;
  @Nested(() => InvoicePartyDto) from!: InvoicePartyDto;
  @Nested(() => InvoicePartyDto) client!: InvoicePartyDto;
  @Text({ max: 30, example: 'EZ-0042' }) number!: string;
  @Instant() date!: string;
  @Instant({ example: '2026-03-31T09:00:00.000Z' }) dueDate!: string;
  @ListOf(() => InvoiceServiceDto, { max: 500 }) services!: InvoiceServiceDto[];

  @Money('8445', 'What the services come to, in US dollars, as all sums here. A point stands before the cents, if any.')
  subtotal!: string;

  @Money('675.60') tax!: string;
  @Money('120.60') discount!: string;
  @Money('9000', 'The subtotal and the tax, less the discount.') total!: string;
}

export class InvoiceQueryDto {
  @Id({ example: DEMO_INVOICE, description: 'The invoice.' }) id!: string;
}
