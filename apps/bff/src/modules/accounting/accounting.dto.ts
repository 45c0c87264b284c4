import { AllIds, Day, Flag, Id, Ids, Int, ListById, ListOf, Nested, OneOf, Text } from '../../platform/dto/fields';
import { QueryNumber } from '../../platform/dto/list-query.dto';
import { updateOf } from '../../platform/dto/update-of';
import { demoAdminsId } from '../../platform/openapi/demo-ids';
import { ACCOUNT_TYPES, type AccountType } from './account-types';
import { DAY_ORDERS, type DayOrder } from './statements/statement';

const EXAMPLE_ID = demoAdminsId('account', '5100');
const EXAMPLE_PARENT_ID = demoAdminsId('account', '5000');
const EXAMPLE_BANK_ID = demoAdminsId('account', '1010');
const EXAMPLE_TRANSACTION_ID = demoAdminsId('bank-transaction', '0');

/** The most that a transaction moves, in cents: what an `integer` of the database holds. */
export const MAX_CENTS = 2_000_000_000;

/** The longest text of a transaction. */
export const MAX_TEXT = 500;

/** The longest text of a statement. */
export const MAX_CONTENT = 800_000;

/** The most accounts that are added at once. */
export const MAX_ACCOUNTS = 500;

/** What sums of transactions keep within. */
const MAX_SUM = Number.MAX_SAFE_INTEGER;

/** What an account may be made from. */
export class AccountContentDto {
  @Text({ max: 20, example: '5100', description: 'Accounts are sorted by it; each has another.' }) code!: string;
  @Text({ max: 100, example: 'Rent' }) name!: string;
  @OneOf(ACCOUNT_TYPES, {
    ...{ enumName: 'AccountType', example: 'expense' },
    description: 'That of its parent, if it has one.',
  })
  type!: AccountType;
  @Id({ nullable: true, example: EXAMPLE_PARENT_ID, description: 'The account that it is a part of.' })
  parentId!: string | null;
  @Flag({ example: false, description: 'Whether it is kept at a bank. Only an asset can be.' }) bank!: boolean;
}

export class AccountDto extends AccountContentDto {
  @Id({ example: EXAMPLE_ID }) id!: string;
}

const exampleOf = (code: string, name: string) => ({
  ...{ code, name, type: 'expense', parentId: EXAMPLE_PARENT_ID, bank: false },
});

export class AddAccountDto {
  @Nested(() => AccountContentDto, { example: exampleOf('5150', 'Insurance') }) account!: AccountContentDto;
}

/** Many accounts at once, as from a table, each with a random UUID as its id. */
export class AddAccountsDto {
  @ListById(() => AccountDto, {
    max: MAX_ACCOUNTS,
    example: [{ id: '7d5a2b90-6c1e-4f83-9a47-0e2b8c6d1f35', ...exampleOf('5160', 'Books') }],
  })
  accounts!: AccountDto[];
}

export class UpdateAccountDto extends updateOf('account', AccountDto) {}

export class AccountIdsDto {
  @Ids({ max: 5000, example: [demoAdminsId('account', '5400')] }) accountIds!: string[];
}

/** What an account holds, in whole cents. */
export class BalanceDto {
  @Id({ example: EXAMPLE_ID }) accountId!: string;
  @Int({
    ...{ min: -MAX_SUM, max: MAX_SUM, example: 285_000 },
    description:
      'What its own transactions add up to. On an account that is kept at a bank these are those of its own statements: those of another ' +
      'one that say the same once more do not count.',
  })
  own!: number;
  @Int({
    ...{ min: -MAX_SUM, max: MAX_SUM, example: 285_000 },
    description:
      'The same with that of all accounts below it. It is above zero where it is what one expects of the type: what is owned, owed, ' +
      'put in, earned or spent.',
  })
  balance!: number;
  @Int({ min: 0, max: MAX_SUM, example: 3, description: 'How many transactions it has of its own.' })
  transactions!: number;
}

export class TransactionDto {
  @Id({ example: EXAMPLE_TRANSACTION_ID }) id!: string;
  @Id({ example: EXAMPLE_BANK_ID }) accountId!: string;
  @Day({ example: '2026-11-20' }) date!: string;
  @Text({ min: 0, max: MAX_TEXT, example: 'Rent for November' }) text!: string;
  @Int({
    min: -MAX_CENTS,
    max: MAX_CENTS,
    example: -95_000,
    description: 'In whole cents; what goes out is below zero.',
  })
  amount!: number;
  @Id({ nullable: true, example: EXAMPLE_ID, description: 'What it was for or came from; null until somebody says.' })
  counterAccountId!: string | null;
}

export class TransactionsQueryDto {
  @Id({ example: EXAMPLE_BANK_ID, description: 'An account, as one that is kept at a bank.' }) accountId!: string;
  @OneOf(['for'], {
    ...{ enumName: 'TransactionInclusion', optional: true },
    description:
      '`for`: those that were for the account, too, on whichever they are. Together they are what keeps it from being removed.',
  })
  include?: 'for';
  @Id({ ...{ optional: true, example: EXAMPLE_TRANSACTION_ID }, description: 'Only this one, if it is there.' })
  transactionId?: string;
  @Text({
    min: 0,
    max: 100,
    optional: true,
    example: '',
    description: 'Words of the text, or amounts whichever way they go, in any order; the first six of them count.',
  })
  q?: string;
  @OneOf(['open'], {
    ...{ enumName: 'TransactionState', optional: true },
    description: '`open`: those of which nobody has said what they were for; all, if it is left out.',
  })
  state?: 'open';
  @QueryNumber()
  @Int({ min: 1, max: 200, optional: true, example: 50, description: '50 where it is left out.' })
  limit?: number;
  @Text({ max: 300, optional: true, description: 'The `next` of the answer before.' }) cursor?: string;
}

export class TransactionsDto {
  @ListOf(() => TransactionDto, { max: 200 }) transactions!: TransactionDto[];
  @Int({ min: 0, max: MAX_SUM, example: 12, description: 'How many were found in all when the first page was read.' })
  total!: number;
  @Text({ max: 300, nullable: true, example: null, description: 'Where to go on; null at the end.' })
  next!: string | null;
}

export class AssignAccountDto {
  @Ids({ max: 1000, example: [EXAMPLE_TRANSACTION_ID] }) transactionIds!: string[];
  @Id({ nullable: true, example: EXAMPLE_ID, description: 'Null where nobody is to know again.' })
  counterAccountId!: string | null;
}

const EXAMPLE_CSV = 'Date;Description;Amount\n2026-11-21;Bakery;-12,50\n';

export class StatementDto {
  @Id({ example: EXAMPLE_BANK_ID }) accountId!: string;
  @Text({
    ...{ min: 0, max: MAX_CONTENT, example: EXAMPLE_CSV },
    description: 'The text of a file: OFX of version 1 or 2, or a table (CSV) that names its columns.',
  })
  content!: string;
  @Flag({
    ...{ optional: true, example: true },
    description: 'Whether 3/4/2026 is a day in April, where nothing in the file tells. It is, if it is left out.',
  })
  dayFirst?: boolean;
}

/** What a line of a statement becomes: a transaction, none because it is here already, or none because something is wrong. */
export const LINE_STATES = ['new', 'known', 'noDate', 'noAmount', 'tooMuch'] as const;

export class StatementLineDto {
  @Int({ min: 1, max: MAX_SUM, example: 2, description: 'The number of its line in the file.' }) line!: number;
  @Day({ nullable: true, example: '2026-11-21' }) date!: string | null;
  @Text({ min: 0, max: MAX_TEXT, example: 'Bakery' }) text!: string;
  @Int({ min: -MAX_CENTS, max: MAX_CENTS, nullable: true, example: -1250 }) amount!: number | null;
  @OneOf(LINE_STATES, { enumName: 'StatementLineState', example: 'new' }) state!: (typeof LINE_STATES)[number];
}

export class StatementReadDto {
  @OneOf(['ofx', 'csv'], { enumName: 'StatementFormat', example: 'csv' }) format!: 'ofx' | 'csv';
  @OneOf(DAY_ORDERS, {
    ...{ enumName: 'DayOrder', example: 'told' },
    description:
      'Who says whether the day or the month of 3/4/2026 comes first: `told`, the file does, or it makes no difference; `suggested`, its commas ' +
      'and semicolons speak for the day; `unknown`, nothing does. But for the first, `dayFirst` of the request is followed.',
  })
  dayOrder!: DayOrder;
  @Flag({ example: true, description: 'Whether the day was read first.' }) dayFirst!: boolean;
  @Text({
    ...{ max: 3, nullable: true, example: 'EUR' },
    description:
      'What the amounts are in, as ISO 4217 calls it, or a short name that several currencies have, as KR; null where the file does not say. ' +
      'They are taken as they stand.',
  })
  currency!: string | null;
  @ListOf(() => StatementLineDto, { max: 5000 }) lines!: StatementLineDto[];
}

export class StatementImportedDto {
  @AllIds({ description: 'The ids of the transactions that were added.' }) added!: string[];
  @Int({ min: 0, max: MAX_SUM, example: 0, description: 'How many lines were here already.' }) known!: number;
  @Int({ min: 0, max: MAX_SUM, example: 0, description: 'How many lines could not be read.' }) unreadable!: number;
}

export class TransactionIdsDto {
  @Ids({ max: 5000, example: [EXAMPLE_TRANSACTION_ID] }) transactionIds!: string[];
}
