import { ApiError } from '@ezone/api-client';
import type { Api } from '@ezone/api-client';
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
  answer?: () => Promise<Icon[]>;
};

/** The page at an address, with a server of its own. */
export const IconsStage = ({
  path = '/ui/icons',
  answer = () => Promise.resolve([...sampleIcons]),
}: IconsStageProps) => {
  // No other call is made here.
  const [api] = useState(() => ({ listIcons: answer }) as unknown as Api);
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

/** What the server answers when it will not. */
export const refused = (): Promise<never> =>
  Promise.reject(new ApiError({ kind: 'refused', statusCode: 404, message: 'No' }));

/** Shows where one is, for specs. */
function Address() {
  const { pathname, search } = useLocation();
  return <output hidden data-testid="address">{`${pathname}${search}`}</output>;
}
