import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { DialogOutlet } from '@ezone/shell/notices/dialog';
import { AuthProvider } from '@ezone/shell/session';
import { aUser, restingAuth } from '@ezone/shell/session/testing';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Page as InvoicePage } from '../InvoicePage';
import { Page as OrdersPage } from '../OrdersApp';
import { shopOrderCollections } from '../routes';
import { createOrdersServer } from './ordersServer';
import type { OrdersServer } from './ordersServer';

export type OrdersAtProps = {
  /** The address it is opened at. */
  path?: string;
  /** Makes the server; each story has its own. */
  server?: () => OrdersServer;
};

/** The page of the address. */
const Pages = () => (useLocation().pathname.endsWith('/invoice') ? <InvoicePage /> : <OrdersPage />);

/** The whole app at an address, with a server of its own. */
export const OrdersAt = ({ path = '/apps/e-commerce/orders', server = createOrdersServer }: OrdersAtProps) => {
  const [{ openWindow }] = useState(server);
  const [auth] = useState(() => restingAuth({ user: aUser({ uuid: 'ada' }), session: { valid: 'fresh' } }));
  return (
    <RecordsStage path={path} openWindow={openWindow} collections={shopOrderCollections}>
      <AuthProvider auth={auth}>
        <Pages />
        <DialogOutlet />
      </AuthProvider>
    </RecordsStage>
  );
};
