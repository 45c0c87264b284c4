import { QueryView } from '@ezone/shell/data/query-view';
import { useToast } from '@ezone/shell/notices/toast';
import { PageHeader } from '@ezone/shell/page/page-header';
import { listSentences } from '@ezone/shell/page/list-detail';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { Button } from '@ezone/ui/button';
import { EmptyState } from '@ezone/ui/empty-state';
import { Skeleton } from '@ezone/ui/skeleton';
import type { TreeTableHandle } from '@ezone/ui/tree-table';
import { ListTree, Plus } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { AccountDialogs } from './components/AccountDialogs';
import type { NewAccount } from './components/AccountDialogs';
import { AccountsFiles } from './components/AccountsFiles';
import { AccountsTree } from './components/AccountsTree';
import type { WhyKept } from './components/AccountsTree';
import { accountingMessages } from './messages';
import { pathOfAccount, pathOfTransactionsAbout } from './model/account';
import type { Account } from './model/account';
import { accountingTitles } from './titles';
import { useAccounts } from './useAccounts';

const none: readonly Account[] = [];

/** The user's chart of accounts as a tree with balances. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const { accounts, balances, balanceOf } = useAccounts();
  const { remove } = accounts;
  const all = accounts.records ?? none;
  const parents = useMemo(() => new Set(all.flatMap(({ parentId }) => parentId ?? [])), [all]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const expanded = useMemo(() => new Set([...parents].filter((id) => !closed.has(id))), [parents, closed]);
  const [added, setAdded] = useState<NewAccount | null>(null);
  const table = useRef<TreeTableHandle>(null);

  const edit = useCallback((id: string) => void navigate(pathOfAccount({ id }), { replace: true }), [navigate]);
  const addBelow = useCallback((parent: Account) => {
    setAdded({ parent });
  }, []);
  const expand = useCallback(
    (open: ReadonlySet<string>) => {
      setClosed(new Set([...parents].filter((id) => !open.has(id))));
    },
    [parents],
  );
  const removeOne = useCallback(
    ({ id }: Account, why: WhyKept | null) => {
      if (why)
        toast.show({
          variant: 'warning',
          message: formatMessage(accountingMessages[why]),
          ...(why === 'hasTransactions' && {
            action: {
              label: formatMessage(accountingMessages.showTransactions),
              onPress: () => void navigate(pathOfTransactionsAbout({ id })),
            },
          }),
        });
      else remove([id], { done: formatMessage(listSentences.removed, { count: 1 }) });
    },
    [toast, formatMessage, remove, navigate],
  );

  const isOpen = expanded.size > 0;
  const addButton = (
    <Button
      variant="primary"
      icon={<Plus />}
      onPress={() => {
        setAdded({});
      }}
    >
      {formatMessage(accountingMessages.add)}
    </Button>
  );

  return (
    <PageSimple
      header={
        <PageHeader
          title={formatMessage(accountingTitles.chartOfAccount)}
          description={formatMessage(accountingMessages.description)}
          actions={
            <>
              {parents.size > 0 && (
                <Button
                  onPress={() => {
                    setClosed(isOpen ? parents : new Set());
                  }}
                >
                  {formatMessage(isOpen ? accountingMessages.closeAll : accountingMessages.openAll)}
                </Button>
              )}
              {all.length > 0 && addButton}
              <AccountsFiles accounts={all} balances={balanceOf} onChanged={() => accounts.query.refetch()} />
            </>
          }
        />
      }
    >
      <QueryView
        query={{ ...accounts.query, data: accounts.records, error: accounts.query.error ?? balances.error }}
        loading={formatMessage(accountingMessages.loading)}
        failed={formatMessage(accountingMessages.failed)}
        skeleton={<Skeleton shape="card" height="48rem" />}
        empty={
          <EmptyState icon={<ListTree />} action={addButton}>
            {formatMessage(accountingMessages.none)}
          </EmptyState>
        }
      >
        {(some) => (
          <AccountsTree
            ref={table}
            accounts={some}
            balances={balanceOf}
            unsavedOf={accounts.unsavedOf}
            expanded={expanded}
            onExpandedChange={expand}
            onEdit={edit}
            onAddBelow={addBelow}
            onRemove={removeOne}
          />
        )}
      </QueryView>
      <AccountDialogs
        accounts={accounts}
        added={added}
        onAdd={setAdded}
        onClosed={(id) => {
          table.current?.focus(id);
        }}
      />
    </PageSimple>
  );
};
