import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Access, CurrentUser, type Actor } from '../../platform/auth/access';
import { Scoped } from '../../platform/auth/api-tokens/api-scopes';
import { ListQueryDto } from '../../platform/dto/list-query.dto';
import { LargestBody } from '../../platform/http/body-limit';
import { Call } from '../../platform/http/call';
import { CreationId, Idempotent } from '../../platform/http/creation-id';
import { Listed } from '../../platform/http/listed';
import type { JsonPage, Page } from '../../platform/http/page';
import { Tag } from '../../platform/openapi/tag';
import {
  AccountDto,
  AccountIdsDto,
  AddAccountDto,
  AddAccountsDto,
  AssignAccountDto,
  BalanceDto,
  MAX_CONTENT,
  StatementDto,
  StatementImportedDto,
  StatementReadDto,
  TransactionIdsDto,
  TransactionsDto,
  TransactionsQueryDto,
  UpdateAccountDto,
} from './accounting.dto';
import { ACCOUNTS, AccountsService } from './accounts.service';
import { BankingService } from './banking.service';
import { TRANSACTIONS } from './transaction-search';

const unknownAccount = { 404: 'The account does not exist or is somebody else’s.' };
const unknownParent = { 404: 'The parent does not exist or is somebody else’s.' };
const unfit = {
  409: 'The code is taken, the type is not that of the parent, or there would be more than 2000 accounts or 20 levels of them.',
};
const noStatement = {
  400:
    'The account is not kept at a bank; or the text is no statement. Then `details` has a `reason`: it is `empty`, of an `unknownFormat`, has ' +
    '`noDateColumn` or `noAmountColumn`, is of `severalAccounts` or `severalCurrencies`, or has `tooManyLines`, which is more than 5000; and the ' +
    '`line` that is at fault, where it is one.',
};
/** The longest text of a statement, of which a character has three bytes at most, and what else is in its body. */
const STATEMENT_BYTES = 3 * MAX_CONTENT + 1024;
const passedOver = 'Those that do not exist, or are somebody else’s, are passed over.';

@Tag('Accounting', 'The caller’s chart of accounts, and what has moved on those that are kept at a bank.')
@Access('user')
@Scoped('accounting')
@Controller('accounting-app')
export class AccountingController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly banking: BankingService,
  ) {}

  @Call('listAccounts', { answers: [AccountDto], summary: 'All accounts, in the order in which they were added.' })
  @Listed(ACCOUNTS)
  @Get('accounts')
  list(@CurrentUser() user: Actor, @Query() query: ListQueryDto): Promise<JsonPage<AccountDto>> {
    return this.accounts.table.jsonPage(user.id, query);
  }

  @Call('listBalances', {
    answers: [BalanceDto],
    summary: 'What each account holds, by itself and with all below it.',
    description: 'It changes with the accounts and with the transactions: `records:changed` of these tells of it, too.',
  })
  @Listed(ACCOUNTS, { also: [TRANSACTIONS] })
  @Get('balances')
  async balances(@CurrentUser() user: Actor): Promise<Page<BalanceDto>> {
    return { entries: await this.accounts.balances(user.id) };
  }

  @Call('addAccount', {
    answers: AccountDto,
    summary: 'Add an account.',
    fails: { 400: 'Only an asset can be kept at a bank.', ...unknownParent, ...unfit },
  })
  @Idempotent()
  @Post('add-account')
  add(@CurrentUser() user: Actor, @CreationId() id: string, @Body() { account }: AddAccountDto): Promise<AccountDto> {
    return this.accounts.add(user, { ...account, id });
  }

  @Call('addAccounts', {
    answers: [String],
    summary: 'Add many accounts, all or none, as from a table; answers the ids of those that were added.',
    description:
      'They may be parents of each other. Those that are there already, as of the same request sent before, are passed over.',
    fails: { ...unknownParent, ...unfit },
  })
  @Post('add-accounts')
  addMany(@CurrentUser() user: Actor, @Body() { accounts }: AddAccountsDto): Promise<string[]> {
    return this.accounts.addMany(user, accounts);
  }

  @Call('updateAccount', {
    answers: AccountDto,
    summary: 'Replace an account.',
    description: 'With `base`, the account as the caller had it, only the fields that differ from it are changed.',
    fails: {
      404: `${unknownAccount[404]} ${unknownParent[404]}`,
      409:
        `${unfit[409]} The account would be below itself, others below it are of its type, or it has transactions of a bank. ` +
        'Or somebody else has changed the same fields since `base`: then `details` names them.',
    },
  })
  @Post('update-account')
  update(@CurrentUser() user: Actor, @Body() { account, base }: UpdateAccountDto): Promise<AccountDto> {
    return this.accounts.update(user, account, base);
  }

  @Call('removeAccounts', {
    answers: [String],
    summary: 'Remove accounts into the trash, all or none; answers the ids of those that were there.',
    description: `With one account those that are below it may go, too. ${passedOver}`,
    fails: { 409: 'There are other accounts below one of them, or one has transactions.' },
  })
  @Post('remove-accounts')
  remove(@CurrentUser() user: Actor, @Body() { accountIds }: AccountIdsDto): Promise<string[]> {
    return this.accounts.removeMany(user, accountIds);
  }

  @Call('listTransactions', {
    answers: TransactionsDto,
    summary: 'Transactions of an account, the latest first, a page at a time.',
    fails: unknownAccount,
  })
  @Get('transactions')
  transactions(@CurrentUser() user: Actor, @Query() query: TransactionsQueryDto): Promise<TransactionsDto> {
    return this.banking.list(user.id, query);
  }

  @Call('assignAccount', {
    answers: [String],
    summary: 'Say of transactions what they were for; answers the ids of those that were there.',
    description: passedOver,
    fails: {
      400: 'A transaction cannot be for the account that it is on.',
      409: 'The account does not exist any more, or is somebody else’s.',
    },
  })
  @Post('assign-account')
  assign(
    @CurrentUser() user: Actor,
    @Body() { transactionIds, counterAccountId }: AssignAccountDto,
  ): Promise<string[]> {
    return this.banking.assign(user, transactionIds, counterAccountId);
  }

  @Call('readStatement', {
    answers: StatementReadDto,
    summary: 'What the lines of a statement would become; nothing is stored.',
    fails: { ...noStatement, ...unknownAccount },
  })
  @LargestBody(STATEMENT_BYTES)
  @Post('read-statement')
  read(@CurrentUser() user: Actor, @Body() statement: StatementDto): Promise<StatementReadDto> {
    return this.banking.read(user.id, statement);
  }

  @Call('importStatement', {
    answers: StatementImportedDto,
    summary: 'Take the lines of a statement that are not here yet.',
    description:
      'All in one transaction. A line is known by the bank’s own reference, or by its day, amount and text: the same statement once more ' +
      'adds nothing, and one that overlaps adds what is new.',
    fails: { ...noStatement, ...unknownAccount, 409: 'There would be more than 50,000 transactions in all.' },
  })
  @Idempotent()
  @LargestBody(STATEMENT_BYTES)
  @Post('import-statement')
  import(
    @CurrentUser() user: Actor,
    @CreationId() importId: string,
    @Body() statement: StatementDto,
  ): Promise<StatementImportedDto> {
    return this.banking.import(user, importId, statement);
  }

  @Call('removeTransactions', {
    answers: [String],
    summary: 'Remove transactions into the trash; answers the ids of those that were there.',
    description: `As when a statement was read into the wrong account. A statement brings the same lines in again, if it is read once more. ${passedOver}`,
  })
  @Post('remove-transactions')
  removeTransactions(@CurrentUser() user: Actor, @Body() { transactionIds }: TransactionIdsDto): Promise<string[]> {
    return this.banking.remove(user, transactionIds);
  }
}
