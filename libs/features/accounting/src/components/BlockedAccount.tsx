import { RecordEditor } from '@ezone/shell/forms';
import { commonMessages } from '@ezone/shell/notices/words';
import type { UseRecords } from '@ezone/shell/records';
import { Dialog } from '@ezone/ui/dialog';
import { useIntl } from 'react-intl';
import { accountingMessages, typeMessages } from '../messages';
import { nameOf } from '../model/account';
import type { Account, AccountType } from '../model/account';
import { accountsCollection } from '../model/accountsCollection';

export type BlockedAccountProps = {
  account: Account;
  accounts: UseRecords<Account>;
  onKeptAsNew: (account: Account) => void;
  onClose: () => void;
};

/** An account whose last change the server did not take: what stands in its way is decided before anything else is changed. */
export const BlockedAccount = ({ account, accounts, onKeptAsNew, onClose }: BlockedAccountProps) => {
  const { formatMessage } = useIntl();
  const word = (name: keyof typeof accountingMessages) => formatMessage(accountingMessages[name]);
  const textOf = (field: keyof Account, value: unknown) => {
    if (field === 'type') return formatMessage(typeMessages[value as AccountType]);
    if (field === 'bank') return value === true ? word('bank') : '—';
    if (field !== 'parentId') return String(value);
    const parent = accounts.records?.find(({ id }) => id === value);
    return parent ? nameOf(parent) : word('noParent');
  };
  return (
    <Dialog
      open
      size="small"
      title={word('editTitle')}
      closeLabel={formatMessage(commonMessages.close)}
      onClose={onClose}
    >
      <RecordEditor
        collection={accountsCollection}
        record={account}
        records={accounts}
        names={{
          ...{ code: word('code'), name: word('name'), type: word('type') },
          ...{ parentId: word('parent'), bank: word('isBank') },
        }}
        textOf={textOf}
        onKeptAsNew={onKeptAsNew}
      >
        {() => (
          <p>
            <bdi>{nameOf(account)}</bdi>
          </p>
        )}
      </RecordEditor>
    </Dialog>
  );
};
