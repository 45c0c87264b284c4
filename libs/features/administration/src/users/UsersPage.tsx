import { QueryView } from '@ezone/shell/data/query-view';
import { commonMessages } from '@ezone/shell/notices/words';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { useKeys, useShownKey } from '@ezone/shell/panels/keyboard';
import { useAddressQuery } from '@ezone/shell/routing';
import { Button } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { NativeSelect } from '@ezone/ui/native-select';
import { SearchField } from '@ezone/ui/search-field';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { Skeleton } from '@ezone/ui/skeleton';
import { Plus, Search, UsersRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { More } from '../components/More';
import { Parts } from '../components/Parts';
import { Tool, Tools } from '../components/Tools';
import { administrationMessages } from '../messages';
import { administrationTitles } from '../titles';
import { InviteDialog } from './InviteDialog';
import { invitationMessages, roleNames, stateNames, usersMessages, usersTexts } from './messages';
import { ROLES, STATES } from './user';
import { UserList } from './UserList';
import { useUsers } from './useUsers';

/** All users, whatever their number. What is searched for stands in the address. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { parameters, want } = useAddressQuery();
  const search = useRef<SearchFieldHandle>(null);
  const shortcut = useShownKey('/');
  const [isInviting, setIsInviting] = useState(false);
  const invite = () => {
    setIsInviting(true);
    return true;
  };
  const q = parameters.get('q') ?? '';
  const role = ROLES.find((one) => one === parameters.get('role'));
  const state = STATES.find((one) => one === parameters.get('state'));
  const { query, users, total } = useUsers({ q, role, state });
  useKeys([
    {
      ...{ group: 'page', keys: '/', icon: <Search />, label: commonMessages.search },
      run: () => {
        search.current?.focus();
        return undefined;
      },
    },
    { group: 'page', keys: 'c', icon: <Plus />, label: invitationMessages.title, run: invite },
  ]);
  const any = { id: '', label: formatMessage(administrationMessages.any) };
  const isFiltered = q !== '' || role !== undefined || state !== undefined;
  return (
    <PageSimple
      header={
        <PageHeader
          title={formatMessage(administrationTitles.users)}
          description={formatMessage(usersMessages.description)}
          actions={
            <Button variant="primary" icon={<Plus />} onPress={invite}>
              {formatMessage(invitationMessages.invite)}
            </Button>
          }
        />
      }
    >
      <Parts>
        <Tools count={total === undefined ? undefined : formatMessage(usersTexts.found, { count: total })}>
          <Tool $isWide>
            <SearchField
              ref={search}
              label={formatMessage(usersMessages.search)}
              clearLabel={formatMessage(commonMessages.clearSearch)}
              shortcut={shortcut}
              query={q}
              onSearch={(text) => {
                want({ q: text });
              }}
            />
          </Tool>
          <Tool>
            <NativeSelect
              label={formatMessage(usersMessages.role)}
              options={[any, ...ROLES.map((id) => ({ id, label: formatMessage(roleNames[id]) }))]}
              value={role ?? ''}
              onChange={(id) => {
                want({ role: id });
              }}
            />
          </Tool>
          <Tool>
            <NativeSelect
              label={formatMessage(usersMessages.state)}
              options={[any, ...STATES.map((id) => ({ id, label: formatMessage(stateNames[id]) }))]}
              value={state ?? ''}
              onChange={(id) => {
                want({ state: id });
              }}
            />
          </Tool>
        </Tools>
        <QueryView
          query={{ ...query, data: users }}
          loading={formatMessage(usersMessages.loading)}
          failed={formatMessage(usersMessages.failed)}
          skeleton={<Skeleton shape="card" height="40rem" />}
          empty={<EmptyState icon={<UsersRound />}>{formatMessage(usersMessages.none)}</EmptyState>}
          {...(isFiltered && {
            filter: {
              onClear: () => {
                want({ q: null, role: null, state: null });
                search.current?.focus();
              },
            },
          })}
        >
          {(some) => (
            <>
              <UserList users={some} />
              <More query={query} />
            </>
          )}
        </QueryView>
      </Parts>
      {isInviting && <InviteDialog onClose={() => setIsInviting(false)} />}
    </PageSimple>
  );
};
