import { fakeApi } from '@ezone/api-client/testing';
import { ConnectionProvider } from '@ezone/shell/data/online';
import { ApiContext, QueryProvider } from '@ezone/shell/data/query';
import { ToastProvider } from '@ezone/shell/notices/toast';
import { RoutingStage } from '@ezone/shell/routing/testing';
import { useState } from 'react';
import { invoiceRoutes } from '..';
import { Page as CompactPage } from '../CompactPage';
import type { Invoice } from '../invoice';
import { Page as ModernPage } from '../ModernPage';
import { sampleInvoice } from './sampleInvoice';

export type InvoiceStageProps = {
  /** @default 'compact' */
  look?: 'compact' | 'modern';
  /** What the server answers. */
  invoice?: () => Invoice | Promise<Invoice>;
};

/** An invoice page with a server of its own. */
export const InvoiceStage = ({ look = 'compact', invoice = () => sampleInvoice }: InvoiceStageProps) => {
  const [{ api }] = useState(() => fakeApi({ 'GET /api/invoices/get-invoice': invoice }));
  return (
    <RoutingStage path={`/pages/invoices/${look}`} routes={invoiceRoutes}>
      <ApiContext value={api}>
        <ToastProvider>
          <ConnectionProvider>
            <QueryProvider userId={null}>
              <main>{look === 'compact' ? <CompactPage /> : <ModernPage />}</main>
            </QueryProvider>
          </ConnectionProvider>
        </ToastProvider>
      </ApiContext>
    </RoutingStage>
  );
};
