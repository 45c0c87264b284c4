import { fakeApi } from '@ezone/api-client/testing';
import { ConnectionProvider } from '@ezone/shell/data/online';
import { ApiContext, QueryProvider } from '@ezone/shell/data/query';
import { ToastProvider } from '@ezone/shell/notices/toast';
import { RoutingStage } from '@ezone/shell/routing/testing';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { helpRoutes } from '..';
import { Page as FaqPage } from '../FaqPage';
import { Page as KnowledgeBasePage } from '../KnowledgeBasePage';
import { sampleHelp } from './help';

type Sample = typeof sampleHelp;

export type HelpStageProps = {
  /** The address it is opened at. */
  path?: string;
  /** What the server answers. */
  faq?: () => Sample['faq'] | Promise<Sample['faq']>;
  articles?: () => Sample['articles'] | Promise<Sample['articles']>;
};

/** The page of the address. */
const Pages = () => (useLocation().pathname === '/pages/faq' ? <FaqPage /> : <KnowledgeBasePage />);

/** A page of help at an address, with a server of its own. */
export const HelpStage = ({
  path = '/pages/faq',
  faq = () => sampleHelp.faq,
  articles = () => sampleHelp.articles,
}: HelpStageProps) => {
  const [{ api }] = useState(() =>
    fakeApi({
      'GET /api/faq': faq,
      'GET /api/knowledge-base': articles,
      'GET /api/knowledge-base/categories': () => sampleHelp.categories,
    }),
  );
  return (
    <RoutingStage path={path} routes={helpRoutes}>
      <ApiContext value={api}>
        <ToastProvider>
          <ConnectionProvider>
            <QueryProvider userId={null}>
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
