import { QueryView } from '@ezone/shell/data/query-view';
import { commonMessages } from '@ezone/shell/notices/words';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { useKeys, useShownKey } from '@ezone/shell/panels/keyboard';
import { useAddressQuery } from '@ezone/shell/routing';
import { Button } from '@ezone/ui/button';
import { DateField } from '@ezone/ui/date-field';
import { EmptyState } from '@ezone/ui/empty-state';
import { NativeSelect } from '@ezone/ui/native-select';
import { SearchField } from '@ezone/ui/search-field';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { Skeleton } from '@ezone/ui/skeleton';
import { FileDown, ScrollText, Search } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { More } from '../components/More';
import { Parts } from '../components/Parts';
import { TextTool } from '../components/TextTool';
import { Tool, Tools } from '../components/Tools';
import { administrationMessages } from '../messages';
import { administrationTitles } from '../titles';
import { ACTIONS, askedIn, dayIn, FILTERS } from './auditEntry';
import { EntryList } from './EntryList';
import { actionNames, auditMessages } from './messages';
import { useAuditLog } from './useAuditLog';

/** What was recorded. What is looked for stands in the address. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { parameters, want } = useAddressQuery();
  const search = useRef<SearchFieldHandle>(null);
  const shortcut = useShownKey('/');
  const asked = useMemo(() => askedIn(parameters), [parameters]);
  const { query, entries, save, isSaving } = useAuditLog(asked);
  useKeys([
    {
      ...{ group: 'page', keys: '/', icon: <Search />, label: commonMessages.search },
      run: () => {
        search.current?.focus();
        return undefined;
      },
    },
  ]);
  const textTool = (name: 'list' | 'record') => (
    <TextTool
      label={formatMessage(auditMessages[name])}
      value={parameters.get(name) ?? ''}
      onWant={(text) => {
        want({ [name]: text });
      }}
    />
  );
  const dayTool = (name: 'from' | 'to') => (
    <Tool>
      <DateField
        label={formatMessage(auditMessages[name])}
        value={dayIn(parameters, name)}
        onChange={(day) => {
          want({ [name]: day });
        }}
      />
    </Tool>
  );
  return (
    <PageSimple
      header={
        <PageHeader
          title={formatMessage(administrationTitles.auditLog)}
          description={formatMessage(auditMessages.description)}
          actions={
            <Button icon={<FileDown />} isPending={isSaving} onPress={save}>
              {formatMessage(auditMessages.export)}
            </Button>
          }
        />
      }
    >
      <Parts>
        <Tools>
          <Tool $isWide>
            <SearchField
              ref={search}
              label={formatMessage(auditMessages.who)}
              clearLabel={formatMessage(commonMessages.clearSearch)}
              shortcut={shortcut}
              query={parameters.get('who') ?? ''}
              onSearch={(who) => {
                want({ who });
              }}
            />
          </Tool>
          {textTool('list')}
          {textTool('record')}
          <Tool>
            <NativeSelect
              label={formatMessage(auditMessages.action)}
              options={[
                { id: '', label: formatMessage(administrationMessages.any) },
                ...ACTIONS.map((id) => ({ id, label: formatMessage(actionNames[id]) })),
              ]}
              value={asked.action ?? ''}
              onChange={(action) => {
                want({ action });
              }}
            />
          </Tool>
          {dayTool('from')}
          {dayTool('to')}
        </Tools>
        <QueryView
          query={{ ...query, data: entries }}
          loading={formatMessage(auditMessages.loading)}
          failed={formatMessage(auditMessages.failed)}
          skeleton={<Skeleton shape="card" height="40rem" />}
          empty={<EmptyState icon={<ScrollText />}>{formatMessage(auditMessages.none)}</EmptyState>}
          {...(Object.keys(asked).length > 0 && {
            filter: {
              onClear: () => {
                want(Object.fromEntries(FILTERS.map((name) => [name, null])));
                search.current?.focus();
              },
            },
          })}
        >
          {(some) => (
            <>
              <EntryList entries={some} />
              <More query={query} />
            </>
          )}
        </QueryView>
      </Parts>
    </PageSimple>
  );
};
