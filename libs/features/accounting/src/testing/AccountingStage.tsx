import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { DialogOutlet } from '@ezone/shell/notices/dialog';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { accountingCollections, accountingRoutes } from '..';
import { Page as BankingPage } from '../BankingPage';
import { Page as ChartOfAccountPage } from '../ChartOfAccountPage';
import { createAccountingServer } from './accountingServer';
import type { AccountingServer } from './accountingServer';

export type AccountingAtProps = {
  /** The address it is opened at. */
  path?: string;
  /** Makes the server; each story has its own. */
  server?: () => AccountingServer;
};

/** The page of the address. */
const Pages = () => (useLocation().pathname === '/banking' ? <BankingPage /> : <ChartOfAccountPage />);

/** A page of accounting at an address, with a server of its own. */
export const AccountingAt = ({ path = '/chart_of_account', server = createAccountingServer }: AccountingAtProps) => {
  const [{ openWindow }] = useState(server);
  return (
    <RecordsStage path={path} routes={accountingRoutes} openWindow={openWindow} collections={accountingCollections}>
      <Pages />
      <DialogOutlet />
    </RecordsStage>
  );
};
