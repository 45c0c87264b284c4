import { ToastProvider } from '@ezone/shell/notices/toast';
import type { AppRoute } from '@ezone/shell/routing';
import { RoutingStage } from '@ezone/shell/routing/testing';
import { AuthProvider } from '@ezone/shell/session';
import { aUser, restingAuth } from '@ezone/shell/session/testing';
import { useState } from 'react';
import { Page } from '../HomePage';

const routeOf = (
  path: string,
  defaultMessage: string,
  access: AppRoute['access'],
  icon: 'mail' | 'board',
): AppRoute => ({
  ...{ path, access, title: { id: `menu.${path}`, defaultMessage }, messages: [] },
  lazy: () => Promise.reject(new Error('Nobody opens it.')),
  menu: { group: 'applications', order: 10, icon },
});

const routes = [
  routeOf('/apps/mail/*', 'Mail', 'user', 'mail'),
  routeOf('/apps/scrumboard/*', 'Scrumboard', 'admin', 'board'),
];

/** The page of somebody who may open the mails and no boards, where there are no other apps. */
export const HomeStage = () => {
  const [auth] = useState(() =>
    restingAuth({ user: aUser({ role: ['user'] }), session: { valid: 'fresh' }, token: 'a token' }),
  );
  return (
    <RoutingStage path="/home" routes={routes}>
      <ToastProvider>
        <AuthProvider auth={auth}>
          <main>
            <Page />
          </main>
        </AuthProvider>
      </ToastProvider>
    </RoutingStage>
  );
};
