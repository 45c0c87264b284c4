import { useFetched } from '@ezone/shell/notices/dialog';
import { FilesMenu, useSaveFile } from '@ezone/shell/page/file-import/menu';
import { listMessages } from '@ezone/shell/page/list-detail';
import { lazyContent } from '@ezone/ui/lazy-content';
import { MenuItem, MenuSection } from '@ezone/ui/menu';
import { ClipboardPaste, Clock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { calendarMessages, icsMessages } from '../messages';
import type { CalendarEvent, EventContent } from '../model/event';
import type { CalendarSettings } from '../useCalendarSettings';
import { loadExpand } from '../useOccurrences';

const loadImport = lazyContent(async () => (await import('./ImportDialog')).ImportDialog);

const loadZone = lazyContent(async () => (await import('./ZoneDialog')).ZoneDialog);

const BIRTHDAYS = 'birthdays';

export type FileMenuProps = {
  events: readonly CalendarEvent[];
  settings: CalendarSettings;
  onChoose: (changes: Partial<CalendarSettings>) => void;
  /** Null while nothing has been copied. */
  onPaste: (() => void) | null;
  onImport: (events: readonly EventContent[]) => void;
};

/** What is shown besides the events; brings events in from a file of another program, after a look at them, and out into one. */
export const FileMenu = ({ events, settings, onChoose, onPaste, onImport }: FileMenuProps) => {
  const { formatMessage } = useIntl();
  const save = useSaveFile();
  const choosingZone = useFetched(loadZone);
  const importing = useFetched(loadImport);
  const write = async () => {
    const [{ writeIcs }, expand] = await Promise.all([import('../ics/writeIcs'), loadExpand()]);
    return { name: 'calendar.ics', type: 'text/calendar;charset=utf-8', text: writeIcs(events, expand) };
  };
  return (
    <>
      <FilesMenu
        label={formatMessage(listMessages.more)}
        importing={{ label: formatMessage(icsMessages.import), onPress: () => void importing.open() }}
        exporting={{
          kinds: [
            {
              id: 'ics',
              label: formatMessage(icsMessages.export),
              onPress: () => void save(events.length, write),
            },
          ],
        }}
      >
        {onPaste && (
          <MenuItem icon={<ClipboardPaste />} shortcut="mod+v" onAction={onPaste}>
            {formatMessage(calendarMessages.paste)}
          </MenuItem>
        )}
        <MenuItem icon={<Clock />} onAction={() => void choosingZone.open()}>
          {formatMessage(calendarMessages.zone)}
        </MenuItem>
        <MenuSection
          title={formatMessage(calendarMessages.alsoShown)}
          selection={{
            mode: 'multiple',
            selected: settings.hasBirthdays ? [BIRTHDAYS] : [],
            onChange: (selected) => {
              onChoose({ hasBirthdays: selected.includes(BIRTHDAYS) });
            },
          }}
        >
          <MenuItem id={BIRTHDAYS}>{formatMessage(calendarMessages.birthdays)}</MenuItem>
        </MenuSection>
      </FilesMenu>
      {importing.opened && <importing.opened events={events} onImport={onImport} onClose={importing.close} />}
      {choosingZone.opened && (
        <choosingZone.opened
          zone={settings.secondZone}
          onChange={(secondZone) => {
            onChoose({ secondZone });
          }}
          onClose={choosingZone.close}
        />
      )}
    </>
  );
};
