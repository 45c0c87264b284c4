import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const stageFile = ({
  Things,
  things,
  thingsPath,
}: ModuleWords) => `import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { useState } from 'react';
import { ${things}Collections } from '..';
import { Page } from '../${Things}App';
import { create${Things}Server } from './${things}Server';
import type { ${Things}Server } from './${things}Server';

export type ${Things}AtProps = {
  /** The address it is opened at. */
  path?: string;
  /** Makes the server; each story has its own. */
  server?: () => ${Things}Server;
};

/** The whole app at an address, with a server of its own. */
export const ${Things}At = ({ path = '/apps/${thingsPath}', server = create${Things}Server }: ${Things}AtProps) => {
  const [{ openWindow }] = useState(server);
  return (
    <RecordsStage path={path} openWindow={openWindow} collections={${things}Collections}>
      <Page />
    </RecordsStage>
  );
};
`;
