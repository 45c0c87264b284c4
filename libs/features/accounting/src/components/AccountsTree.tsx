import { commonMessages } from '@ezone/shell/notices/words';
import { UnsavedMark } from '@ezone/shell/records';
import type { UseRecords } from '@ezone/shell/records';
import { Chip } from '@ezone/ui/chip';
import { useIsPhone } from '@ezone/ui/is-wide';
import { MenuButton, MenuItem } from '@ezone/ui/menu';
import { TreeTable } from '@ezone/ui/tree-table';
import type { TreeTableColumn, TreeTableProps, TreeTableRow } from '@ezone/ui/tree-table';
import { Landmark, MoreVertical, Pencil, Plus, Trash2 } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { accountingMessages, accountingSentences, typeMessages } from '../messages';
import { nameOf, treeOf } from '../model/account';
import type { Account, AccountNode, Balance } from '../model/account';
import { accountingTitles } from '../titles';
import { useCentsText } from '../useAccounts';

/** Why an account stays. */
export type WhyKept = 'hasBelow' | 'hasTransactions';

type AccountDeeds = {
  onEdit: (id: string) => void;
  onAddBelow: (parent: Account) => void;
  /** @param why why it cannot be removed, if it cannot */
  onRemove: (account: Account, why: WhyKept | null) => void;
};

export type AccountsTreeProps = Pick<TreeTableProps, 'ref' | 'expanded' | 'onExpandedChange'> &
  AccountDeeds & {
    accounts: readonly Account[];
    balances: ReadonlyMap<string, Balance>;
    unsavedOf: UseRecords<Account>['unsavedOf'];
  };

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/** Keeps each row of a tree until something differs that it is made of. */
const createRowKeeper = () => {
  const kept = new Map<string, { of: readonly unknown[]; row: TreeTableRow }>();
  return (id: string, of: readonly unknown[], make: () => TreeTableRow): TreeTableRow => {
    const before = kept.get(id);
    if (before && isSame(before.of, of)) return before.row;
    const row = make();
    kept.set(id, { of, row });
    return row;
  };
};

/** The accounts as a tree with what they hold. There may be hundreds: a page draws it again only where something of it differs. */
export const AccountsTree = memo(function AccountsTree({
  accounts,
  balances,
  unsavedOf,
  onEdit,
  onAddBelow,
  onRemove,
  ...table
}: AccountsTreeProps) {
  const { formatMessage } = useIntl();
  const cents = useCentsText();
  const [keepRow] = useState(createRowKeeper);
  const columns = useMemo(
    (): TreeTableColumn[] => [
      { id: 'account', label: formatMessage(accountingMessages.account) },
      { id: 'type', label: formatMessage(accountingMessages.type), isWideOnly: true },
      { id: 'balance', label: formatMessage(accountingMessages.balance), align: 'end' },
      { id: 'actions', label: formatMessage(accountingMessages.actions), isLabelHidden: true, align: 'end' },
    ],
    [formatMessage],
  );
  const rows = useMemo(() => {
    const toRow = ({ account, children: below }: AccountNode): TreeTableRow => {
      const { id, code, name, type, bank } = account;
      const children = below.map(toRow);
      const { balance, transactions = 0 } = balances.get(id) ?? {};
      const unsaved = unsavedOf(id);
      const why = children.length > 0 ? 'hasBelow' : transactions > 0 ? 'hasTransactions' : null;
      const words = [formatMessage, cents, onEdit, onAddBelow, onRemove];
      return keepRow(id, [account, balance, unsaved, why, ...words, ...children], () => ({
        ...{ id, text: nameOf(account), children },
        cells: [
          <Titled key="account">
            <Code dir="ltr">{code}</Code> <bdi>{name}</bdi> {bank && <BankMark />}
            {unsaved && <UnsavedMark unsaved={unsaved} />}
          </Titled>,
          formatMessage(typeMessages[type]),
          balance === undefined ? '' : cents(balance),
          <AccountActions key="actions" {...{ account, why, onEdit, onAddBelow, onRemove }} />,
        ],
      }));
    };
    return treeOf(accounts).map(toRow);
  }, [accounts, balances, unsavedOf, keepRow, formatMessage, cents, onEdit, onAddBelow, onRemove]);
  return (
    <TreeTable
      label={formatMessage(accountingTitles.chartOfAccount)}
      columns={columns}
      rows={rows}
      onOpen={onEdit}
      {...table}
    />
  );
});

/** Says that an account is kept at a bank: in a word, and on a phone by a picture, which leaves room for the name. */
const BankMark = () => {
  const { formatMessage } = useIntl();
  const isPhone = useIsPhone();
  const word = formatMessage(accountingMessages.bank);
  return isPhone ? <Picture role="img" aria-label={word} /> : <Chip>{word}</Chip>;
};

type AccountActionsProps = AccountDeeds & { account: Account; why: WhyKept | null };

const AccountActions = ({ account, why, onEdit, onAddBelow, onRemove }: AccountActionsProps) => {
  const { formatMessage } = useIntl();
  return (
    <MenuButton
      label={formatMessage(accountingSentences.more, { account: nameOf(account) })}
      icon={<MoreVertical />}
      iconOnly
      placement="bottom end"
    >
      <MenuItem
        icon={<Pencil />}
        onAction={() => {
          onEdit(account.id);
        }}
      >
        {formatMessage(accountingMessages.edit)}
      </MenuItem>
      <MenuItem
        icon={<Plus />}
        onAction={() => {
          onAddBelow(account);
        }}
      >
        {formatMessage(accountingMessages.addBelow)}
      </MenuItem>
      <MenuItem
        icon={<Trash2 />}
        onAction={() => {
          onRemove(account, why);
        }}
      >
        {formatMessage(commonMessages.remove)}
      </MenuItem>
    </MenuButton>
  );
};

/* The words flow, so that on a phone an account takes two lines. */
const Titled = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Picture = styled(Landmark)`
  display: inline-block;
  inline-size: 1.4rem;
  block-size: 1.4rem;
  vertical-align: -0.2rem;
  color: ${({ theme }) => theme.color.textMuted};
`;

const Code = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-variant-numeric: tabular-nums;
`;
