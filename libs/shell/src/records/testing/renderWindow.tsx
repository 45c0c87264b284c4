import type { Api } from '@ezone/api-client';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RecordsStage } from '../../chrome/changes/testing';
import { fakeLiveSocket } from '../../session/live/testing';
import { newId } from '../newId';
import type { FakeRecordServer } from './fakeRecordServer';

export type WindowOptions = {
  /** Whose window it is. @default somebody new */
  userId?: string;
  /** It is told of what is changed; the server does not tell the window that has done it. @default true */
  isTold?: boolean;
};

/** A window of a user of the server, for specs. Another call is another window, or another visit. */
export const renderWindow = (
  server: FakeRecordServer,
  children: ReactNode,
  { userId = newId(), isTold = true }: WindowOptions = {},
) => {
  const { collection } = server;
  collection.pathOf = ({ id }) => `/things/${id}`;
  const live = fakeLiveSocket();
  if (isTold) {
    server.onChange(() => {
      act(() => {
        live.tell('records:changed', { list: collection.list, ids: [], by: 'ada' });
      });
    });
  }
  const view = render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <RecordsStage
            path="/things"
            openWindow={() => ({ api: { restoreFromTrash: server.restoreFromTrash } as unknown as Api, live })}
            collections={{ [collection.list]: () => Promise.resolve(collection) }}
            userId={userId}
          >
            {children}
          </RecordsStage>
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return { ...view, user: userEvent.setup(), page: within(view.container) };
};
