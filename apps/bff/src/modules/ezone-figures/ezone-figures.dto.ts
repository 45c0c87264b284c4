import { Int } from '../../platform/dto/fields';

const Count = (example: number, description?: string) =>
  Int({ min: 0, max: Number.MAX_SAFE_INTEGER, example, ...(description !== undefined && { description }) });

/** How much the product holds for the caller: what is the caller’s own, and what all share. Nothing of the trash. */
export class EzoneFiguresDto {
  @Count(12, 'The caller’s, in all folders.') mails!: number;
  @Count(14) notes!: number;
  @Count(16) todos!: number;
  @Count(20) contacts!: number;
  @Count(9, 'A series is one.') events!: number;
  @Count(3, 'Shared.') boards!: number;
  @Count(20, 'Shared.') products!: number;
  @Count(20, 'Shared.') orders!: number;
  @Count(12, 'Shared.') courses!: number;
  @Count(10, 'Shared, without folders.') files!: number;
  @Count(21, 'Of the caller’s books.') accounts!: number;
  @Count(17, 'On the caller’s accounts that are kept at a bank.') transactions!: number;
}
