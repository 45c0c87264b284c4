import { Module } from '@nestjs/common';
import { AccountingController } from './accounting.controller';
import { AccountingStarterContent } from './accounting.starter-content';
import { AccountsService } from './accounts.service';
import { BankingService } from './banking.service';
import { AddedTransactions } from './added-transactions';
import { TransactionSearch } from './transaction-search';
import { TransactionTrash } from './transaction-trash';

@Module({
  controllers: [AccountingController],
  providers: [
    AccountsService,
    BankingService,
    AddedTransactions,
    TransactionSearch,
    TransactionTrash,
    AccountingStarterContent,
  ],
})
export class AccountingModule {}
