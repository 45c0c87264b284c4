import { useFetched } from '@ezone/shell/notices/dialog';
import { lazyContent } from '@ezone/ui/lazy-content';
import { QueryView } from '@ezone/shell/data/query-view';
import { commonMessages } from '@ezone/shell/notices/words';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { useKeys, useShownKey } from '@ezone/shell/panels/keyboard';
import { useRecords } from '@ezone/shell/records';
import { mayAccess, useAddressQuery } from '@ezone/shell/routing';
import { useShownUser } from '@ezone/shell/session';
import { Button } from '@ezone/ui/button';
import { CardGrid } from '@ezone/ui/card-grid';
import type { CardGridHandle } from '@ezone/ui/card-grid';
import { Chip } from '@ezone/ui/chip';
import { EmptyState } from '@ezone/ui/empty-state';
import { SearchField } from '@ezone/ui/search-field';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { Skeleton } from '@ezone/ui/skeleton';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { ChevronDown, ChevronUp, GraduationCap, Plus, Search, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CourseCard } from './components/CourseCard';
import { academyMessages, academySentences, categoryMessages } from './messages';
import { categories, pathOfCourse } from './model/course';
import { coursesCollection } from './model/coursesCollection';
import { coursesIn } from './model/coursesIn';
import { academyTitles } from './titles';

const loadNew = lazyContent(async () => (await import('./NewCourse')).NewCourse);

const estimate = () => 240;

/** All courses. The search and the category stand in the address. Staff can add and remove a course. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const adding = useFetched(loadNew);
  const add = () => {
    if (isStaff) void adding.open();
    return isStaff;
  };
  const isStaff = mayAccess('staff', useShownUser()?.role ?? []);
  const courses = useRecords(coursesCollection);
  const { parameters, want } = useAddressQuery();
  const query = parameters.get('q') ?? '';
  const category = categories.find((one) => one === parameters.get('category')) ?? null;
  const found = courses.records && coursesIn(courses.records, query, category);
  const isFiltered = query !== '' || category !== null;
  const searchRef = useRef<SearchFieldHandle>(null);
  const grid = useRef<CardGridHandle>(null);
  const searchKey = useShownKey('/');
  const page = { group: 'page' } as const;
  useKeys([
    {
      ...page,
      keys: '/',
      icon: <Search />,
      label: academyMessages.search,
      run: () => {
        searchRef.current?.focus();
        return undefined;
      },
    },
    {
      ...{ ...page, keys: 'j', icon: <ChevronDown />, label: academyMessages.next, isRepeated: true },
      run: () => grid.current?.step(1) ?? false,
    },
    {
      ...{ ...page, keys: 'k', icon: <ChevronUp />, label: academyMessages.previous, isRepeated: true },
      run: () => grid.current?.step(-1) ?? false,
    },
    {
      ...{ ...page, keys: 'c', icon: <Plus />, label: academyMessages.newCourse },
      isPossible: () => isStaff,
      run: add,
    },
    {
      ...{ ...page, keys: '#', icon: <Trash2 />, label: academyMessages.remove },
      isPossible: () => isStaff && grid.current?.focused() != null,
      run: () => {
        const id = grid.current?.focused();
        if (!isStaff || id == null) return false;
        const failed = formatMessage(academyMessages.removeFailed);
        return courses.remove([id], { done: formatMessage(academyMessages.removed), failed });
      },
    },
  ]);
  return (
    <PageSimple
      header={
        <PageHeader
          title={formatMessage(academyTitles.courses)}
          description={formatMessage(academyMessages.description)}
          actions={
            isStaff && (
              <Button variant="primary" icon={<Plus />} onPress={add}>
                {formatMessage(academyMessages.newCourse)}
              </Button>
            )
          }
          search={
            <SearchField
              ref={searchRef}
              label={formatMessage(academyMessages.search)}
              clearLabel={formatMessage(commonMessages.clearSearch)}
              shortcut={searchKey}
              query={query}
              onSearch={(text) => {
                want({ q: text });
              }}
            />
          }
        />
      }
    >
      <Filters role="group" aria-label={formatMessage(academyMessages.categories)}>
        {categories.map((one) => (
          <Chip
            key={one}
            pressed={one === category}
            tone={one === category ? 'primary' : 'neutral'}
            onPress={() => {
              want({ category: one === category ? null : one });
            }}
          >
            {formatMessage(categoryMessages[one])}
          </Chip>
        ))}
      </Filters>
      <QueryView
        query={{ ...courses.query, data: found }}
        loading={formatMessage(academyMessages.loading)}
        failed={formatMessage(academyMessages.notLoaded)}
        skeleton={<Skeleton shape="card" height="24rem" />}
        empty={<EmptyState icon={<GraduationCap />}>{formatMessage(academyMessages.empty)}</EmptyState>}
        {...(isFiltered && {
          filter: {
            nothing: formatMessage(academyMessages.nothingFound),
            onClear: () => {
              want({ q: null, category: null });
              searchRef.current?.focus();
            },
          },
        })}
      >
        {(shown) => (
          <CardGrid
            ref={grid}
            cards={shown}
            label={formatMessage(academyTitles.courses)}
            estimate={estimate}
            minWidth={280}
            renderCard={(course, isActive) => <CourseCard course={course} isActive={isActive} />}
          />
        )}
      </QueryView>
      {adding.opened && (
        <adding.opened
          onCreate={courses.create}
          onCreated={(course) => void navigate(`${pathOfCourse(course)}?edit`)}
          onClose={adding.close}
        />
      )}
      <VisuallyHidden role="status">
        {isFiltered && found ? formatMessage(academySentences.found, { count: found.length }) : ''}
      </VisuallyHidden>
    </PageSimple>
  );
};

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
  margin-block-end: ${({ theme }) => theme.space(4)};
`;
