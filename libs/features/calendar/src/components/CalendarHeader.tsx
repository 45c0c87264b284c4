import { commonMessages } from '@ezone/shell/notices/words';
import { PageHeader } from '@ezone/shell/page/page-header';
import { Button } from '@ezone/ui/button';
import { IconButton } from '@ezone/ui/icon-button';
import { useIsPhone, useIsWide } from '@ezone/ui/is-wide';
import { MenuButton, MenuItem, MenuSection } from '@ezone/ui/menu';
import { SearchField } from '@ezone/ui/search-field';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { mirroredInRtl } from '@ezone/ui/theme';
import { Tooltip } from '@ezone/ui/tooltip';
import { ChevronLeft, ChevronRight, Plus, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { calendarMessages, viewMessages } from '../messages';
import { calendarViews } from '../model/days';
import type { CalendarView } from '../model/days';

export type CalendarHeaderProps = {
  /** What is shown: "November 2026". */
  title: string;
  /** The time zone, or how many were found. */
  description: string;
  view: CalendarView;
  onView: (view: CalendarView) => void;
  onStep: (by: 1 | -1) => void;
  onToday: () => void;
  onCreate: () => void;
  search: { text: string; change: (text: string) => void };
  searchRef: RefObject<SearchFieldHandle | null>;
  /** What else can be done. */
  menu: ReactNode;
};

/** What the calendar shows, and the ways to another time, another view, and a new event. */
export const CalendarHeader = ({
  title,
  description,
  view,
  onView,
  onStep,
  onToday,
  onCreate,
  search,
  searchRef,
  menu,
}: CalendarHeaderProps) => {
  const { formatMessage } = useIntl();
  const isPhone = useIsPhone();
  const isWide = useIsWide();
  /** On a phone the field is there while somebody searches. */
  const [isAsked, setIsAsked] = useState(false);
  const isSearching = isAsked || search.text !== '';
  useEffect(() => {
    if (isAsked) searchRef.current?.focus();
  }, [isAsked, searchRef]);
  const step = (by: 1 | -1, label: string, shortcut: string) => (
    <Tooltip text={label} shortcut={shortcut}>
      <IconButton
        icon={<Arrow>{by === 1 ? <ChevronRight /> : <ChevronLeft />}</Arrow>}
        label={label}
        onPress={() => {
          onStep(by);
        }}
      />
    </Tooltip>
  );
  const field = (
    <SearchField
      ref={searchRef}
      label={formatMessage(calendarMessages.search)}
      clearLabel={formatMessage(commonMessages.clearSearch)}
      shortcut="/"
      query={search.text}
      onSearch={search.change}
    />
  );
  const create = formatMessage(calendarMessages.create);
  const nameOf = (one: CalendarView) =>
    one === 'week' && isPhone ? formatMessage(calendarMessages.phoneWeek) : formatMessage(viewMessages[one]);
  const views = (
    <MenuButton label={nameOf(view)} placement="bottom end">
      <MenuSection
        title={formatMessage(calendarMessages.view)}
        selection={{
          mode: 'single',
          selected: [view],
          onChange: ([chosen]) => {
            const next = calendarViews.find((one) => one === chosen);
            if (next) onView(next);
          },
        }}
      >
        {calendarViews.map((one) => (
          <MenuItem key={one} id={one}>
            {nameOf(one)}
          </MenuItem>
        ))}
      </MenuSection>
    </MenuButton>
  );
  const times = (
    <>
      {step(-1, formatMessage(calendarMessages.previous), 'k')}
      <Button onPress={onToday}>{formatMessage(calendarMessages.today)}</Button>
      {step(1, formatMessage(calendarMessages.next), 'j')}
      {views}
    </>
  );
  if (isPhone) {
    return (
      <PageHeader
        title={title}
        description={description}
        search={
          <>
            <Row>{times}</Row>
            {isSearching && <Below>{field}</Below>}
          </>
        }
        actions={
          <>
            <IconButton
              icon={<Search />}
              label={formatMessage(calendarMessages.search)}
              aria-expanded={isSearching}
              onPress={() => {
                if (isSearching) search.change('');
                setIsAsked(!isSearching);
              }}
            />
            {menu}
            <IconButton variant="primary" icon={<Plus />} label={create} onPress={onCreate} />
          </>
        }
      />
    );
  }
  return (
    <PageHeader
      title={title}
      description={description}
      // The title needs the room that is left.
      search={!isWide && field}
      actions={
        <>
          {isWide && <Field>{field}</Field>}
          {times}
          {menu}
          <Tooltip text={create} shortcut="n / c">
            <Button variant="primary" icon={<Plus />} onPress={onCreate}>
              {create}
            </Button>
          </Tooltip>
        </>
      }
    />
  );
};

/* The view at the end of the line. */
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};

  & > :last-child {
    margin-inline-start: auto;
  }
`;

const Below = styled.div`
  margin-block-start: ${({ theme }) => theme.space(2)};
`;

const Field = styled.div`
  inline-size: 22rem;
`;

/** Points the way that time goes in the language. */
const Arrow = styled.span`
  display: inline-grid;
  ${mirroredInRtl}
`;
