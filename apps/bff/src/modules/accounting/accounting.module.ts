import { Module } from '@nestjs/common';
import { AccountingController } from './accounting.controller';
import { AccountingStarterContent } from './accounting.starter-content';
import { AccountsService } from './accounts.service';
import { BankingService } from './banking.service';

@Module({
  controllers: [AccountingController],
  providers: [AccountsService, BankingService, AccountingStarterContent],
})
export class AccountingModule {}
