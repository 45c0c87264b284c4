import { useFetchedWhile } from '@ezone/shell/notices/dialog';
import type { UseRecords } from '@ezone/shell/records';
import { useAddressQuery } from '@ezone/shell/routing';
import { lazyContent } from '@ezone/ui/lazy-content';
import { useEffect, useEffectEvent } from 'react';
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
  /** The dialog has gone, and the focus with it. @param id of the account that it was about */
  onClosed: (id: string) => void;
};

/** The account that is being written, over the chart. */
export const AccountDialogs = ({ accounts, added, onAdd, onClosed }: AccountDialogsProps) => {
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
  const aboutId = added ? added.parent?.id : account?.id;
  const leave = useEffectEvent(onClosed);
  useEffect(() => {
    if (aboutId === undefined) return undefined;
    return () => {
      // The menu that it was chosen in is gone, so that React Aria would lead to the first row.
      if (document.activeElement === document.body) leave(aboutId);
    };
  }, [aboutId]);
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
