import type { AnswerOf } from '@ezone/api-client';
import { fakeApi } from '@ezone/api-client/testing';
import { ConnectionProvider } from '@ezone/shell/data/online';
import { ApiContext, QueryProvider } from '@ezone/shell/data/query';
import { ToastProvider } from '@ezone/shell/notices/toast';
import { RoutingStage } from '@ezone/shell/routing/testing';
import { AuthProvider } from '@ezone/shell/session';
import { aUser, restingAuth } from '@ezone/shell/session/testing';
import { useState } from 'react';
import { projectDashboardRoutes } from '..';
import { Page } from '../ProjectDashboardPage';
import { sampleProjects, sampleWidgets } from './dashboard';

type Widgets = AnswerOf<'listProjectWidgets'>;

export type ProjectDashboardStageProps = {
  /** What stands in the address after its path. */
  search?: string;
  /** What the server answers. */
  projects?: () => AnswerOf<'listProjects'> | Promise<AnswerOf<'listProjects'>>;
  widgets?: (projectId: string | undefined) => Widgets | Promise<Widgets>;
};

/** The page at an address, with a server of its own. The second project is twice as large as the first. */
export const ProjectDashboardStage = ({
  search = '',
  projects = () => sampleProjects,
  widgets = (projectId) => sampleWidgets(projectId === 'p2' ? 2 : 1),
}: ProjectDashboardStageProps) => {
  const [{ api }] = useState(() =>
    fakeApi({
      'GET /api/project-dashboard-app/projects': projects,
      'GET /api/project-dashboard-app/widgets': ({ query }) => widgets(query.projectId),
    }),
  );
  const [auth] = useState(() => restingAuth({ user: aUser({ uuid: 'ada' }), session: { valid: 'fresh' } }));
  return (
    <RoutingStage path={`/apps/dashboards/project${search}`} routes={projectDashboardRoutes}>
      <ApiContext value={api}>
        <ToastProvider>
          <ConnectionProvider>
            <QueryProvider userId="ada">
              <AuthProvider auth={auth}>
                <main>
                  <Page />
                </main>
              </AuthProvider>
            </QueryProvider>
          </ConnectionProvider>
        </ToastProvider>
      </ApiContext>
    </RoutingStage>
  );
};
