import { fakeApi } from '@ezone/api-client/testing';
import { ConnectionProvider } from '@ezone/shell/data/online';
import { ApiContext, QueryProvider } from '@ezone/shell/data/query';
import { ToastProvider } from '@ezone/shell/notices/toast';
import { RoutingStage } from '@ezone/shell/routing/testing';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { searchRoutes } from '..';
import { Page as ClassicPage } from '../ClassicPage';
import { Page as ModernPage } from '../ModernPage';
import type { Result } from '../kinds';
import { sampleResults } from './results';

export type SearchStageProps = {
  /** The address it is opened at. */
  path?: string;
  /** What the server finds. */
  find?: (q: string) => Result[] | Promise<Result[]>;
};

const findHarbour = (q: string) => (q.toLowerCase().startsWith('harb') ? sampleResults : []);

/** The page of the address. */
const Pages = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      {pathname === '/pages/search/classic' ? <ClassicPage /> : <ModernPage />}
      <output hidden data-testid="address">{`${pathname}${search}`}</output>
    </>
  );
};

/** A page of search at an address, with a server of its own. */
export const SearchStage = ({ path = '/pages/search/classic', find = findHarbour }: SearchStageProps) => {
  const [{ api }] = useState(() => fakeApi({ 'GET /api/search': ({ query: { q = '' } }) => find(q) }));
  return (
    <RoutingStage path={path} routes={searchRoutes}>
      <ApiContext value={api}>
        <ToastProvider>
          <ConnectionProvider>
            <QueryProvider userId="ada">
              <main>
                <Pages />
              </main>
            </QueryProvider>
          </ConnectionProvider>
        </ToastProvider>
      </ApiContext>
    </RoutingStage>
  );
};
