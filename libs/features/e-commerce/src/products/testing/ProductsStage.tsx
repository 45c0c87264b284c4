import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { DialogOutlet } from '@ezone/shell/notices/dialog';
import { AuthProvider } from '@ezone/shell/session';
import { aUser, restingAuth } from '@ezone/shell/session/testing';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { productsPath } from '../model/product';
import { Page as ProductPage } from '../page/ProductPage';
import { Page as ProductsPage } from '../ProductsPage';
import { shopProductCollections } from '../routes';
import { createProductsServer } from './productsServer';
import type { ProductsServer } from './productsServer';

export type ProductsAtProps = {
  /** The address it is opened at. */
  path?: string;
  /** Makes the server; each story has its own. */
  server?: () => ProductsServer;
  /** Whose changes they are. What one has changed is there again at the next opening. @default somebody new */
  userId?: string;
};

const Pages = () => (useLocation().pathname === productsPath ? <ProductsPage /> : <ProductPage />);

/** The products at an address, with a server of their own. */
export const ProductsAt = ({ path = productsPath, server = createProductsServer, userId }: ProductsAtProps) => {
  const [{ openWindow }] = useState(server);
  const [auth] = useState(() => restingAuth({ user: aUser({ uuid: 'ada' }), session: { valid: 'fresh' } }));
  return (
    <RecordsStage path={path} openWindow={openWindow} collections={shopProductCollections} userId={userId}>
      <AuthProvider auth={auth}>
        <Frame>
          <Pages />
        </Frame>
        <DialogOutlet />
      </AuthProvider>
    </RecordsStage>
  );
};

/* The shell gives pages their height. */
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;
