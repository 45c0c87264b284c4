import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { DialogOutlet } from '@ezone/shell/notices/dialog';
import { useState } from 'react';
import { todoCollections } from '..';
import { Page } from '../TodoApp';
import { createTodoServer } from './todoServer';
import type { TodoServer } from './todoServer';

export type TodosAtProps = {
  /** The address it is opened at. */
  path?: string;
  /** Makes the server; each story has its own. */
  server?: () => TodoServer;
};

/** The whole app at an address, with a server of its own. */
export const TodosAt = ({ path = '/apps/todo/all', server = createTodoServer }: TodosAtProps) => {
  const [{ openWindow }] = useState(server);
  return (
    <RecordsStage path={path} openWindow={openWindow} collections={todoCollections}>
      <Page />
      <DialogOutlet />
    </RecordsStage>
  );
};
