import type { AnswerOf } from '@ezone/api-client';

/** An invoice as the server answers it. */
export type Invoice = AnswerOf<'getInvoice'>;

/** What a service is counted in. */
export type InvoiceUnit = Invoice['services'][number]['unit'];

/** The id of the invoice of the demo, which both pages show. */
export const demoInvoiceId = '5725a680606588342058356d';
