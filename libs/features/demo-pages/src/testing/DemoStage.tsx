import { ToastProvider } from '@ezone/shell/notices/toast';
import { RoutingStage } from '@ezone/shell/routing/testing';
import { AuthProvider } from '@ezone/shell/session';
import { aUser, restingAuth } from '@ezone/shell/session/testing';
import { useState } from 'react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { demoPageRoutes } from '..';
import { Page as AuthPage } from '../auth/AuthPage';
import { Page as ComingSoonPage } from '../coming-soon/ComingSoonPage';
import { Page as MaintenancePage } from '../MaintenancePage';
import { comingSoonPath, maintenancePath, pricingPaths } from '../paths';
import { Page as CardsPage } from '../pricing/CardsPage';
import { Page as ComparisonPage } from '../pricing/ComparisonPage';
import { Page as QuestionsPage } from '../pricing/QuestionsPage';

const pages: Readonly<Record<string, ComponentType>> = {
  [comingSoonPath]: ComingSoonPage,
  [maintenancePath]: MaintenancePage,
  [pricingPaths[0]]: CardsPage,
  [pricingPaths[1]]: ComparisonPage,
  [pricingPaths[2]]: QuestionsPage,
};

/** The page of the address; those around signing in find out themselves which it is. */
function Pages() {
  const { pathname } = useLocation();
  const Page = pages[pathname];
  const { chrome } = demoPageRoutes.find(({ path }) => path === pathname) ?? {};
  if (!Page) return <AuthPage />;
  // What has no shell around it brings its own landmark.
  return chrome === 'bare' ? (
    <Page />
  ) : (
    <main>
      <Page />
    </main>
  );
}

export type DemoStageProps = {
  /** The address it is opened at. */
  path: string;
  /** Whether somebody is signed in. @default false */
  isSignedIn?: boolean;
};

/** A demo page at its address. */
export const DemoStage = ({ path, isSignedIn = false }: DemoStageProps) => {
  const [auth] = useState(() =>
    isSignedIn
      ? restingAuth({ user: aUser(), session: { valid: 'fresh' } })
      : restingAuth({ user: null, session: 'noToken' }),
  );
  return (
    <RoutingStage path={path} routes={demoPageRoutes}>
      <ToastProvider>
        <AuthProvider auth={auth}>
          <Pages />
        </AuthProvider>
      </ToastProvider>
    </RoutingStage>
  );
};
