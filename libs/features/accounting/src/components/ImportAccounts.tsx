import { useApi } from '@ezone/shell/data/query';
import { FileImportDialog } from '@ezone/shell/page/file-import';
import type { ImportRow } from '@ezone/shell/page/file-import';
import { newId, recordsInParts } from '@ezone/shell/records';
import { isolated } from '@ezone/text';
import { readTable } from '@ezone/text/table';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { columnTargets, guessedTargets, isHeader, planAccounts } from '../files/accountTable';
import type { ColumnTarget, PlannedAccount, RowProblem } from '../files/accountTable';
import { accountingMessages, accountingSentences, tableMessages, typeMessages } from '../messages';
import { nameOf } from '../model/account';
import type { Account, AccountContent } from '../model/account';

const columns = {
  ...{ code: accountingMessages.code, name: accountingMessages.name, type: accountingMessages.type },
  ...{ parentCode: tableMessages.parentCode, bank: accountingMessages.bank },
} satisfies Record<ColumnTarget, object>;

const problems = {
  ...{
    noCode: tableMessages.noCode,
    noName: tableMessages.noName,
    noKind: tableMessages.noKind,
    noType: accountingSentences.noType,
  },
  ...{ tooLong: tableMessages.tooLong, twice: tableMessages.twice, unknownParent: tableMessages.unknownParent },
  ...{ otherType: accountingMessages.otherType, onlyAssets: accountingMessages.onlyAssets },
} satisfies Record<Exclude<RowProblem, 'noType'>, object>;

type Row = ImportRow & { content: AccountContent };

export type ImportAccountsProps = {
  accounts: readonly Account[];
  /** Accounts were added. @param ids each after the one that it is part of */
  onImported: (ids: readonly string[]) => void;
  onClose: () => void;
};

/** Brings accounts in from a table: what each row becomes is shown before. Those whose codes are here stay as they are. */
export const ImportAccounts = ({ accounts, onImported, onClose }: ImportAccountsProps) => {
  const { formatMessage } = useIntl();
  const api = useApi();
  const textOf = useCallback(({ content }: Row) => nameOf(content).trim() || '–', []);
  const show = useCallback(
    ({ content }: Row) => ({ avatar: <Plus aria-hidden />, secondary: formatMessage(typeMessages[content.type]) }),
    [formatMessage],
  );
  const toRow = ({ problem, kind, ...row }: PlannedAccount): Row => ({
    ...row,
    problem:
      problem === 'noType'
        ? formatMessage(accountingSentences.noType, { kind: isolated(kind) })
        : problem && formatMessage(problems[problem]),
  });
  /** Each after the one that it is part of: parts of the file are sent one after the other. */
  const inOrder = (rows: readonly Row[]) => {
    const sorted = new Map<string, Row>();
    const byId = new Map(rows.map((row) => [row.id, row]));
    const put = (row: Row) => {
      const parent = byId.get(row.content.parentId ?? '');
      if (parent && !sorted.has(parent.id)) put(parent);
      sorted.set(row.id, row);
    };
    rows.forEach(put);
    return [...sorted.values()].map(({ id, content }) => ({ id, ...content }));
  };
  return (
    <FileImportDialog
      title={formatMessage(tableMessages.import)}
      description={formatMessage(tableMessages.what)}
      accept=".csv,.tsv,.txt,text/csv"
      read={(text) => {
        const table = readTable(text, isHeader);
        return {
          ...table,
          targets: columnTargets.map((id) => ({ id, label: formatMessage(columns[id]) })),
          guessed: guessedTargets(table.header),
          read: (targets) => planAccounts(table, targets, accounts, newId).map(toRow),
        };
      }}
      addLabel={(count) => formatMessage(accountingSentences.run, { count })}
      addsKnown={false}
      {...{ textOf, show, onClose }}
      add={(rows) => recordsInParts(inOrder(rows), (part) => api.addAccounts({ body: { accounts: part } }), 'last')}
      onDone={(rows) => {
        onImported(inOrder(rows).map(({ id }) => id));
        onClose();
      }}
    />
  );
};
