import { useFetchedWhile } from '@ezone/shell/notices/dialog';
import type { UseRecords } from '@ezone/shell/records';
import { useAddressQuery } from '@ezone/shell/routing';
import { lazyContent } from '@ezone/ui/lazy-content';
import type { Account } from '../model/account';

const load = lazyContent(async () => {
  const [{ AccountDialog }, { BlockedAccount }] = await Promise.all([
    import('./AccountDialog'),
    import('./BlockedAccount'),
  ]);
  return { AccountDialog, BlockedAccount };
});

/** A new account that is being written, and what it is to be part of. */
export type NewAccount = { parent?: Account };

export type AccountDialogsProps = {
  accounts: UseRecords<Account>;
  /** The new one that is being written, if any; one that there is stands in the address. */
  added: NewAccount | null;
  onAdd: (added: NewAccount | null) => void;
};

/** The account that is being written, over the chart. */
export const AccountDialogs = ({ accounts, added, onAdd }: AccountDialogsProps) => {
  const { parameters, want } = useAddressQuery();
  const openId = parameters.get('account');
  const account = openId === null ? undefined : accounts.recordOf(openId);
  const open = (id: string | null) => {
    want({ account: id });
  };
  const close = () => {
    if (added) onAdd(null);
    else open(null);
  };
  const dialogs = useFetchedWhile(added !== null || account !== undefined, load, () => {
    close();
    return () => {
      if (added) onAdd(added);
      else open(openId);
    };
  });
  const progress = account && accounts.stateOf(account.id)?.progress.at;
  const isStuck = progress === 'conflict' || progress === 'gone';
  const all = accounts.records ?? [];
  if (!dialogs) return null;
  if (added)
    return (
      <dialogs.AccountDialog {...added} accounts={all} onSave={(content) => accounts.create(content)} onClose={close} />
    );
  if (!account) return null;
  return isStuck ? (
    <dialogs.BlockedAccount
      account={account}
      accounts={accounts}
      onKeptAsNew={({ id }) => {
        open(id);
      }}
      onClose={close}
    />
  ) : (
    <dialogs.AccountDialog
      key={account.id}
      account={account}
      accounts={all}
      onSave={(content) => accounts.update(account.id, content)}
      onClose={close}
    />
  );
};
