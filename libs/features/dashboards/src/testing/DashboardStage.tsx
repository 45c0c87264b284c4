import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import type { Collection, CollectionLoaders } from '@ezone/shell/records';
import { SideProvider, SideSlot, useSide } from '@ezone/shell/panels/side';
import type { AppRoute } from '@ezone/shell/routing';
import { AuthProvider } from '@ezone/shell/session';
import { fakeLiveSocket } from '@ezone/shell/session/live/testing';
import { aUser, restingAuth } from '@ezone/shell/session/testing';
import { useState } from 'react';
import { dashboardRoutes } from '..';
import { Page } from '../DashboardPage';
import { fakeChat } from './fakeChat';
import type { FakeChat } from './fakeChat';
import { createTodayServer } from './todayServer';
import type { TodayData, TodayServer } from './todayServer';

export type DashboardStageProps = {
  /** What stands in the query of the address. @default nothing */
  search?: string;
  /** Makes the server; each story has its own. */
  server?: () => TodayServer;
  /** Addresses of apps that have a page, besides those of this feature. @default notes */
  apps?: readonly string[];
  /** What the server tells comes by this connection. @default one of its own */
  live?: ReturnType<typeof fakeLiveSocket>;
  /** The chat at its side. @default one of its own */
  chat?: FakeChat;
};

const notes = ['/apps/notes/*'];

type Todo = TodayData['todos'][number];
/** The app of the todos is another feature. */
const todos: Collection<Todo> = {
  list: 'todo-app/todos',
  load: (api, options) => api.listTodos(options),
  create: () => Promise.reject(new Error('Nothing is written down here.')),
  update: (api, todo, base) => api.updateTodo({ body: { todo, base } }),
  remove: () => Promise.reject(new Error('Nothing is removed here.')),
};
const collections: CollectionLoaders = { [todos.list]: () => Promise.resolve(todos) };

function ChatPanel() {
  const side = useSide();
  return side && <SideSlot side={side} rail={undefined} />;
}

const routeAt = (path: string): AppRoute => ({
  path,
  access: 'user',
  title: { id: 'menu.notes.notes', defaultMessage: 'Notes' },
  messages: [],
  lazy: () => Promise.reject(new Error('Nobody opens it.')),
});

/** The dashboard, with a server of its own. */
export const DashboardStage = ({
  search = '',
  server = createTodayServer,
  apps = notes,
  live,
  chat,
}: DashboardStageProps) => {
  const [own] = useState(() => ({ api: server().api, live: live ?? fakeLiveSocket({ userId: 'u1' }) }));
  const [{ feature }] = useState(() => chat ?? fakeChat());
  const [auth] = useState(() => restingAuth({ user: aUser(), session: { valid: 'fresh' }, token: 'a token' }));
  const [routes] = useState(() => [...dashboardRoutes, ...apps.map(routeAt)]);
  return (
    <RecordsStage
      path={`/apps/dashboards/analytics${search}`}
      routes={routes}
      openWindow={() => own}
      collections={collections}
    >
      <AuthProvider auth={auth}>
        <SideProvider feature={feature}>
          <Page />
          <ChatPanel />
        </SideProvider>
      </AuthProvider>
    </RecordsStage>
  );
};
