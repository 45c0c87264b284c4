import { refresh } from '@ezone/shell/data/query';
import { useFetched } from '@ezone/shell/notices/dialog';
import { useToast } from '@ezone/shell/notices/toast';
import { commonMessages } from '@ezone/shell/notices/words';
import { FilesMenu, useSaveFile } from '@ezone/shell/page/file-import/menu';
import { useRecordsStore } from '@ezone/shell/records';
import { lazyContent } from '@ezone/ui/lazy-content';
import { useQueryClient } from '@tanstack/react-query';
import { Sheet } from 'lucide-react';
import { useIntl } from 'react-intl';
import { accountingSentences, tableMessages } from '../messages';
import type { Account, Balance } from '../model/account';
import { accountsCollection } from '../model/accountsCollection';
import { accountingKey } from '../useAccounts';

const { list } = accountsCollection;

const loadImport = lazyContent(async () => (await import('./ImportAccounts')).ImportAccounts);

export type AccountsFilesProps = {
  accounts: readonly Account[];
  balances: ReadonlyMap<string, Balance>;
  /** Asks for the accounts anew. */
  onChanged: () => Promise<unknown>;
};

/** The menu of tables: accounts come in from one, and go out into one. */
export const AccountsFiles = ({ accounts, balances, onChanged }: AccountsFilesProps) => {
  const { formatMessage } = useIntl();
  const { records } = useRecordsStore();
  const client = useQueryClient();
  const toast = useToast();
  const save = useSaveFile();
  const importing = useFetched(loadImport);
  const follow = async () => {
    await onChanged();
    await refresh(client, accountingKey);
  };
  const takeBack = (ids: readonly string[]) => {
    const placed = ids.map((id) => ({ record: { id }, after: null }));
    // The list may not be known anew yet. A refusal says so itself, and offers another try.
    records.doSeen(
      [{ list, ids, deed: { kind: 'remove', records: placed } }],
      [{ list, ids, deed: { kind: 'restore', records: placed } }],
    );
  };
  return (
    <>
      <FilesMenu
        label={formatMessage(tableMessages.files)}
        importing={{ label: formatMessage(tableMessages.import), onPress: () => void importing.open() }}
        exporting={{
          kinds: [
            {
              id: 'csv',
              label: formatMessage(tableMessages.export),
              icon: <Sheet />,
              onPress: () =>
                void save(accounts.length, async () => {
                  const { writeAccounts } = await import('../files/accountTable');
                  return {
                    name: 'accounts.csv',
                    type: 'text/csv;charset=utf-8',
                    text: writeAccounts(accounts, balances),
                  };
                }),
            },
          ],
        }}
      />
      {importing.opened && (
        <importing.opened
          accounts={accounts}
          onImported={(ids) => {
            void follow();
            toast.show({
              variant: 'success',
              message: formatMessage(accountingSentences.imported, { count: ids.length }),
              action: {
                label: formatMessage(commonMessages.undo),
                onPress: () => {
                  takeBack(ids);
                },
              },
            });
          }}
          onClose={importing.close}
        />
      )}
    </>
  );
};
