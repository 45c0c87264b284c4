import { RecordsStage } from '@ezone/shell/chrome/changes/testing';
import { DialogOutlet } from '@ezone/shell/notices/dialog';
import { useState } from 'react';
import { calendarCollections } from '..';
import { Page } from '../CalendarApp';
import { createCalendarServer, DAY } from './calendarServer';
import type { CalendarServer } from './calendarServer';

export type CalendarAtProps = {
  /** The address it is opened at. */
  path?: string;
  /** Makes the server; each story has its own. */
  server?: () => CalendarServer;
};

/** The whole app at an address, with a server of its own. */
export const CalendarAt = ({
  path = `/apps/calendar?view=week&date=${DAY}`,
  server = createCalendarServer,
}: CalendarAtProps) => {
  const [{ openWindow }] = useState(server);
  return (
    <RecordsStage path={path} openWindow={openWindow} collections={calendarCollections}>
      <Page />
      <DialogOutlet />
    </RecordsStage>
  );
};
