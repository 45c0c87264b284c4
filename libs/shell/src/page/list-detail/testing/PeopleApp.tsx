import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { normalizeForSearch } from '@ezone/text';
import { Avatar } from '@ezone/ui/avatar';
import { EmptyState } from '@ezone/ui/empty-state';
import type { RecordRow } from '@ezone/ui/record-list';
import { Archive, Star, Trash2, UserPlus, Users } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { ToastProvider } from '../../../notices/toast';
import { newId } from '../../../records/newId';
import { RoutingContext } from '../../../routing/RoutingContext';
import { restingLoader } from '../../../routing/testing';
import { ListDetailPage, listFields, ListSidebar, useListAddress } from '..';
import type { ListAction, ListDetailPageProps } from '..';
import { people } from './people';
import type { Person } from './people';

const path = '/apps/people';
const fields = {
  q: listFields.text(),
  sort: listFields.oneOf(['name', 'seen']),
  group: listFields.optional(),
  starred: listFields.flag(),
};

const said = (text: string) => ({ id: `list.sample.${text}`, defaultMessage: text });
const groups = [
  { id: null, label: 'Everybody' },
  { id: 'friends', label: 'Friends' },
  { id: 'work', label: 'Work' },
];

export type PeopleAppProps = {
  /** The address it is opened at. */
  at?: string;
  /** How many people there are; null while they are being loaded. */
  count?: number | null;
  /** They could not be loaded. */
  hasFailed?: boolean;
  onCreate?: () => void;
  /** Hears of each row that is drawn. */
  onDrawn?: (id: string) => void;
  density?: ListDetailPageProps<Person>['density'];
  besideFrom?: ListDetailPageProps<Person>['besideFrom'];
};

const queries = new QueryClient();

/** An app of a list and its records, as small as it can be, with an address of its own: for stories and specs. */
export const PeopleApp = ({ at = path, ...app }: PeopleAppProps) => {
  // A place in the history that no other story has been at.
  const [key] = useState(newId);
  const [pathname, search] = at.split('?');
  return (
    <MemoryRouter initialEntries={[{ pathname, search: search && `?${search}`, key }]}>
      <RoutingContext value={{ routes: [], redirects: {}, loader: restingLoader }}>
        <QueryClientProvider client={queries}>
          <ToastProvider>
            <View>
              <People {...app} />
            </View>
            <BackButton />
          </ToastProvider>
        </QueryClientProvider>
      </RoutingContext>
    </MemoryRouter>
  );
};

function People({
  count = 200,
  hasFailed = false,
  onCreate = () => undefined,
  onDrawn,
  density,
  besideFrom,
}: Omit<PeopleAppProps, 'at'>) {
  const { locale, formatTime } = useIntl();
  const address = useListAddress(path, fields);
  const [all, setAll] = useState(() => (count === null ? undefined : people(count)));
  const { q, sort, group, starred } = address.shown;
  const rows = useMemo(() => {
    const wanted = normalizeForSearch(q);
    const found = all?.filter(
      (one) =>
        (group === null || one.group === group) &&
        (!starred || one.isStarred) &&
        normalizeForSearch(one.name).includes(wanted),
    );
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return sort === 'seen' ? found : found?.sort((one, other) => compare(one.name, other.name));
  }, [all, q, sort, group, starred, locale]);

  const actions: ListAction[] = [
    {
      id: 'star',
      label: said('Star'),
      icon: <Star />,
      keys: 's',
      swipe: 'end',
      run: (ids) => {
        setAll((before) => before?.map((one) => (ids.includes(one.id) ? { ...one, isStarred: !one.isStarred } : one)));
      },
    },
    {
      id: 'remove',
      label: said('Remove'),
      icon: <Trash2 />,
      keys: '#',
      tone: 'error',
      swipe: 'start',
      isLeaving: true,
      run: remove,
    },
    { id: 'archive', label: said('Archive'), icon: <Archive />, keys: 'e', isLeaving: true, run: remove },
  ];
  function remove(ids: readonly string[]) {
    setAll((before) => before?.filter(({ id }) => !ids.includes(id)));
  }

  const row = useCallback(
    ({ id, name, work, seen, isStarred }: Person): RecordRow => {
      onDrawn?.(id);
      return {
        avatar: <Avatar name={name} size={density === 'compact' ? 'small' : 'large'} decorative />,
        primary: <bdi>{name}</bdi>,
        secondary: work,
        meta: <time>{formatTime(seen, { timeZone: 'UTC' })}</time>,
        icons: isStarred && <Star role="img" aria-label="Has a star" fill="currentColor" />,
      };
    },
    [onDrawn, density, formatTime],
  );

  return (
    <ListDetailPage
      address={address}
      title="People"
      count={rows && `${String(rows.length)} people`}
      searchLabel="Search people"
      sort={{
        options: [
          { id: 'name', label: 'Name' },
          { id: 'seen', label: 'Last seen' },
        ],
        value: address.values.sort,
        onChange: (id) => {
          address.want({ sort: id === 'seen' ? 'seen' : 'name' });
        },
      }}
      create={{ label: said('New person'), icon: <UserPlus />, onPress: onCreate }}
      sidebar={{
        name: 'Groups',
        content: (
          <ListSidebar
            label="Groups"
            sections={[
              {
                id: 'groups',
                links: groups.map(({ id, label }) => ({
                  to: address.addressWith({ group: id }),
                  label,
                  icon: <Users />,
                  count: all?.filter((one) => id === null || one.group === id).length,
                  isCurrent: address.values.group === id,
                })),
              },
              {
                id: 'more',
                title: 'Only',
                links: [
                  {
                    to: address.addressWith({ starred: !address.values.starred }),
                    label: 'With a star',
                    icon: <Star />,
                    isCurrent: address.values.starred,
                  },
                ],
              },
            ]}
          />
        ),
      }}
      rows={hasFailed ? undefined : rows}
      all={all}
      textOf={nameOf}
      row={row}
      density={density}
      {...(besideFrom !== undefined && { besideFrom })}
      actions={actions}
      empty={<EmptyState>Nobody is called so.</EmptyState>}
      query={hasFailed ? failedQuery : undefined}
      failed="The people could not be loaded."
      detail={({ name, work }) => (
        <Words>
          <p>
            <bdi>{name}</bdi>: {work}
          </p>
          <label>
            Remark <input />
          </label>
        </Words>
      )}
    />
  );
}

const failedQuery = { data: undefined, error: new Error('no'), isFetching: false, refetch: () => undefined };

const nameOf = ({ name }: Person) => name;

/** The browser's own buttons and address, which a story does not have. */
function BackButton() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <Hidden>
      <button type="button" tabIndex={-1} onClick={() => void navigate(-1)}>
        Browser back
      </button>
      <output data-testid="address">{pathname + search}</output>
    </Hidden>
  );
}

const View = styled.main`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

const Words = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
`;

const Hidden = styled.div`
  position: fixed;
  inset-block-end: 0;
  inset-inline-end: 0;
  opacity: 0;
`;
