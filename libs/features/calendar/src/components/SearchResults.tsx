import { NothingFound, searchRecords } from '@ezone/shell/page/list-detail';
import type { ListPlace } from '@ezone/shell/page/list-detail';
import { commonMessages } from '@ezone/shell/notices/words';
import { UnsavedMark } from '@ezone/shell/records';
import type { UseRecords } from '@ezone/shell/records';
import { RecordList } from '@ezone/ui/record-list';
import { CalendarDays, Repeat } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { calendarMessages } from '../messages';
import type { CalendarEvent } from '../model/event';
import { useWhenText } from '../useTimeText';

export type SearchResultsProps = {
  events: UseRecords<CalendarEvent>;
  /** What is searched for. */
  query: string;
  address: ListPlace;
};

const searchedText = ({ title, extendedProps, repeat }: CalendarEvent) =>
  [title, extendedProps.desc, ...(repeat?.exceptions.map(({ instead }) => instead?.title ?? '') ?? [])].join('\n');

/** The events that hold what is searched for, whenever they are; the latest comes first. */
export const SearchResults = ({ events, query, address }: SearchResultsProps) => {
  const { formatMessage } = useIntl();
  const whenText = useWhenText();
  const { records, unsavedOf } = events;
  const rows = useMemo(
    () =>
      records && searchRecords(records, query, searchedText).toSorted((one, two) => (one.start < two.start ? 1 : -1)),
    [records, query],
  );
  const textOf = useCallback(
    ({ title }: CalendarEvent) => title.trim() || formatMessage(calendarMessages.untitled),
    [formatMessage],
  );
  const row = useCallback(
    (event: CalendarEvent) => {
      const unsaved = unsavedOf(event.id);
      return {
        avatar: <Icon aria-hidden>{event.repeat ? <Repeat /> : <CalendarDays />}</Icon>,
        primary: <bdi>{textOf(event)}</bdi>,
        secondary: whenText(event),
        icons: unsaved && <UnsavedMark unsaved={unsaved} />,
      };
    },
    [unsavedOf, textOf, whenText],
  );
  return (
    <Rows>
      <RecordList
        label={formatMessage(calendarMessages.search)}
        rows={rows}
        textOf={textOf}
        row={row}
        onOpen={address.open}
        listing={query}
        loadingLabel={formatMessage(commonMessages.loading)}
        empty={address.search && <NothingFound search={address.search} />}
      />
    </Rows>
  );
};

const Rows = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;

  ${({ theme }) => theme.up.sm} {
    --row-gutter: ${({ theme }) => theme.space(6)};
  }
`;

const Icon = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 4rem;
  color: ${({ theme }) => theme.color.textMuted};

  & > svg {
    inline-size: 2rem;
    block-size: 2rem;
  }
`;
