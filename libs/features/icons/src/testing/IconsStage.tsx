import { fakeApi } from '@ezone/api-client/testing';
import { ConnectionProvider } from '@ezone/shell/data/online';
import { ApiContext, QueryProvider } from '@ezone/shell/data/query';
import { ToastProvider } from '@ezone/shell/notices/toast';
import { MemoryAddress } from '@ezone/shell/routing/testing';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
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
    <MemoryAddress path={path}>
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
    </MemoryAddress>
  );
};

/** Shows where one is, for specs. */
function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}
