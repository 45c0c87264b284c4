import type { AnswerOf } from '@ezone/api-client';
import { fakeApi } from '@ezone/api-client/testing';
import { ConnectionProvider } from '@ezone/shell/data/online';
import { ApiContext, QueryProvider } from '@ezone/shell/data/query';
import { ToastProvider } from '@ezone/shell/notices/toast';
import type { AppRoute } from '@ezone/shell/routing';
import { RoutingStage } from '@ezone/shell/routing/testing';
import { AuthProvider } from '@ezone/shell/session';
import { aUser, restingAuth } from '@ezone/shell/session/testing';
import { useState } from 'react';
import { Page } from '../EzonePage';

type Figures = AnswerOf<'getEzoneFigures'>;

const sample: Figures = {
  ...{ mails: 86, notes: 1204, todos: 16, contacts: 20, events: 9, boards: 3, products: 20, orders: 20 },
  ...{ courses: 12, files: 10, accounts: 21, transactions: 17 },
};

const notes: AppRoute = {
  path: '/apps/notes/*',
  access: 'user',
  title: { id: 'menu.notes.notes', defaultMessage: 'Notes' },
  messages: [],
  lazy: () => Promise.reject(new Error('Nobody opens it.')),
  menu: { group: 'applications', order: 10, icon: 'note' },
};

export type EzoneStageProps = {
  /** What the server answers. */
  figures?: () => Figures | Promise<Figures>;
};

/** The page of the figures, with a server of its own, where there is an app of notes and no other. */
export const EzoneStage = ({ figures = () => sample }: EzoneStageProps) => {
  const [{ api }] = useState(() => fakeApi({ 'GET /api/ezone/figures': figures }));
  const [auth] = useState(() => restingAuth({ user: aUser(), session: { valid: 'fresh' }, token: 'a token' }));
  return (
    <RoutingStage path="/ezone" routes={[notes]}>
      <ApiContext value={api}>
        <ToastProvider>
          <ConnectionProvider>
            <AuthProvider auth={auth}>
              <QueryProvider userId="u1">
                <main>
                  <Page />
                </main>
              </QueryProvider>
            </AuthProvider>
          </ConnectionProvider>
        </ToastProvider>
      </ApiContext>
    </RoutingStage>
  );
};
