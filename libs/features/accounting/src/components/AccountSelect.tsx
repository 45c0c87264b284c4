import { Select } from '@ezone/ui/select';
import type { SelectOption } from '@ezone/ui/select';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { bankingMessages } from '../bankingMessages';

/** What stands in the list where no account is chosen. */
const NONE = 'none';

export type AccountSelectProps = {
  label: string;
  /** The accounts, in the order shown. */
  accounts: readonly SelectOption[];
  /** The id of the one that cannot be chosen: a transaction is for another account than its own. */
  without: string;
  value: string | null;
  onChange: (accountId: string | null) => void;
};

/** Which account something was for. Only Enter, or a press, in the open list chooses. */
export const AccountSelect = ({ label, accounts, without, value, onChange }: AccountSelectProps) => {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const none = { id: NONE, label: formatMessage(bankingMessages.noAccount) };
  // Of hundreds of rows one is open. While it is closed arrows and letters, which would choose at once, find nothing else in it.
  const options = isOpen
    ? [none, ...accounts.filter(({ id }) => id !== without)]
    : [accounts.find(({ id }) => id === value) ?? none];
  return (
    <Select
      label={label}
      labelHidden
      size="dense"
      placeholder={none.label}
      options={options}
      value={value ?? NONE}
      onOpenChange={setOpen}
      onChange={(id) => {
        onChange(id === NONE ? null : id);
      }}
    />
  );
};
