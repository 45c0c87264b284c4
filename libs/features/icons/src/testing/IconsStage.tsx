import { fakeApi } from '@ezone/api-client/testing';
import { ConnectionProvider } from '@ezone/shell/data/online';
import { ApiContext, QueryProvider } from '@ezone/shell/data/query';
import { ToastProvider } from '@ezone/shell/notices/toast';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { IconsCatalogue } from '../IconsCatalogue';
import type { Icon } from '../model/icon';
import { sampleIcons } from './icons';

export type IconsStageProps = {
  /** The address it is opened at. */
  path?: string;
  /** What the server answers. */
  answer?: () => Icon[] | Promise<Icon[]>;
};

/** The page at an address, with a server of its own. */
export const IconsStage = ({ path = '/ui/icons', answer = () => [...sampleIcons] }: IconsStageProps) => {
  const [{ api }] = useState(() => fakeApi({ 'GET /api/icons': answer }));
  return (
    <MemoryRouter initialEntries={[path]}>
      <ApiContext value={api}>
        <ToastProvider>
          <ConnectionProvider>
            <QueryProvider userId={null}>
              <main>
                <IconsCatalogue />
              </main>
              <Address />
            </QueryProvider>
          </ConnectionProvider>
        </ToastProvider>
      </ApiContext>
    </MemoryRouter>
  );
};

/** Shows where one is, for specs. */
function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}
