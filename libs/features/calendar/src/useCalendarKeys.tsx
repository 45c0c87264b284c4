import { commonMessages } from '@ezone/shell/notices/words';
import { useKeys } from '@ezone/shell/panels/keyboard';
import type { KeyBinding } from '@ezone/shell/panels/keyboard';
import {
  CalendarCheck,
  CalendarDays,
  ChevronLeft,
  ChevronRight,
  Columns3,
  List,
  Plus,
  Search,
  Square,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { calendarMessages, viewMessages } from './messages';
import type { CalendarView } from './model/days';

type CalendarKeys = {
  create: () => void;
  today: () => void;
  step: (by: 1 | -1) => void;
  view: (view: CalendarView) => void;
  search: () => void;
};

/** The keys of the calendar, as the sheet of keys shows them. */
export function useCalendarKeys({ create, today, step, view, search }: CalendarKeys): void {
  const on = (keys: string, label: MessageDescriptor, icon: ReactNode, run: () => void): KeyBinding => ({
    ...{ keys, label, icon, group: 'page' },
    run: () => {
      run();
      return true;
    },
  });
  const show = (keys: string, shown: CalendarView, icon: ReactNode) =>
    on(keys, viewMessages[shown], icon, () => {
      view(shown);
    });
  useKeys([
    on('n', calendarMessages.create, <Plus />, create),
    { ...on('c', calendarMessages.create, <Plus />, create), isAlias: true },
    on('t', calendarMessages.today, <CalendarCheck />, today),
    {
      ...on('j', calendarMessages.next, <ChevronRight />, () => {
        step(1);
      }),
      isRepeated: true,
    },
    {
      ...on('k', calendarMessages.previous, <ChevronLeft />, () => {
        step(-1);
      }),
      isRepeated: true,
    },
    show('m', 'month', <CalendarDays />),
    show('w', 'week', <Columns3 />),
    show('d', 'day', <Square />),
    show('a', 'agenda', <List />),
    on('/', commonMessages.search, <Search />, search),
  ]);
}
