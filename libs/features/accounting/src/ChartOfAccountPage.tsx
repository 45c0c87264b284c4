import { QueryView } from '@ezone/shell/data/query-view';
import { useToast } from '@ezone/shell/notices/toast';
import { commonMessages } from '@ezone/shell/notices/words';
import { PageHeader } from '@ezone/shell/page/page-header';
import { listSentences } from '@ezone/shell/page/list-detail';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { UnsavedMark } from '@ezone/shell/records';
import { useAddressQuery } from '@ezone/shell/routing';
import { Button } from '@ezone/ui/button';
import { Chip } from '@ezone/ui/chip';
import { EmptyState } from '@ezone/ui/empty-state';
import { MenuButton, MenuItem } from '@ezone/ui/menu';
import { Skeleton } from '@ezone/ui/skeleton';
import { TreeTable } from '@ezone/ui/tree-table';
import type { TreeTableRow } from '@ezone/ui/tree-table';
import { ListTree, MoreVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { AccountDialogs } from './components/AccountDialogs';
import type { NewAccount } from './components/AccountDialogs';
import { AccountsFiles } from './components/AccountsFiles';
import { accountingMessages, accountingSentences, typeMessages } from './messages';
import { nameOf, treeOf } from './model/account';
import type { Account, AccountNode } from './model/account';
import { accountingTitles } from './titles';
import { useAccounts, useCentsText } from './useAccounts';

const none: readonly Account[] = [];

/** The user's chart of accounts as a tree with balances. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const cents = useCentsText();
  const { accounts, balances, balanceOf } = useAccounts();
  const { remove, unsavedOf } = accounts;
  const { want } = useAddressQuery();
  const all = accounts.records ?? none;
  const tree = treeOf(all);
  const parents = new Set(all.flatMap(({ parentId }) => parentId ?? []));
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const expanded = new Set([...parents].filter((id) => !closed.has(id)));
  const [added, setAdded] = useState<NewAccount | null>(null);
  const edit = (id: string) => {
    want({ account: id });
  };

  const removeOne = (account: Account) => {
    const isUsed = (balanceOf.get(account.id)?.transactions ?? 0) > 0;
    if (parents.has(account.id) || isUsed) {
      const why = parents.has(account.id) ? accountingMessages.hasBelow : accountingMessages.hasTransactions;
      toast.show({ variant: 'warning', message: formatMessage(why) });
      return;
    }
    remove([account.id], { done: formatMessage(listSentences.removed, { count: 1 }) });
  };

  const toRow = ({ account, children }: AccountNode): TreeTableRow => {
    const { id, code, name, type, bank } = account;
    const balance = balanceOf.get(id)?.balance;
    const unsaved = unsavedOf(id);
    return {
      ...{ id, text: nameOf(account), children: children.map(toRow) },
      cells: [
        <Titled key="account">
          <Code dir="ltr">{code}</Code>
          <Name dir="auto">{name}</Name>
          {bank && <Chip>{formatMessage(accountingMessages.bank)}</Chip>}
          {unsaved && <UnsavedMark unsaved={unsaved} />}
        </Titled>,
        formatMessage(typeMessages[type]),
        balance === undefined ? '' : cents(balance),
        <MenuButton
          key="actions"
          label={formatMessage(accountingSentences.more, { account: nameOf(account) })}
          icon={<MoreVertical />}
          iconOnly
          placement="bottom end"
        >
          <MenuItem
            icon={<Pencil />}
            onAction={() => {
              edit(id);
            }}
          >
            {formatMessage(accountingMessages.edit)}
          </MenuItem>
          <MenuItem
            icon={<Plus />}
            onAction={() => {
              setAdded({ parent: account });
            }}
          >
            {formatMessage(accountingMessages.addBelow)}
          </MenuItem>
          <MenuItem
            icon={<Trash2 />}
            onAction={() => {
              removeOne(account);
            }}
          >
            {formatMessage(commonMessages.remove)}
          </MenuItem>
        </MenuButton>,
      ],
    };
  };
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
        {() => (
          <TreeTable
            label={formatMessage(accountingTitles.chartOfAccount)}
            columns={[
              { id: 'account', label: formatMessage(accountingMessages.account) },
              { id: 'type', label: formatMessage(accountingMessages.type), isWideOnly: true },
              { id: 'balance', label: formatMessage(accountingMessages.balance), align: 'end' },
              { id: 'actions', label: formatMessage(accountingMessages.actions), isLabelHidden: true, align: 'end' },
            ]}
            rows={tree.map(toRow)}
            expanded={expanded}
            onExpandedChange={(open) => {
              setClosed(new Set([...parents].filter((id) => !open.has(id))));
            }}
            onOpen={edit}
          />
        )}
      </QueryView>
      <AccountDialogs accounts={accounts} added={added} onAdd={setAdded} />
    </PageSimple>
  );
};

const Titled = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space(2)}`};
  min-inline-size: 0;
`;

const Code = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;

const Name = styled.bdi`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
