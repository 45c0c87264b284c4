import { FormCheckbox, FormDialog, FormSelect, FormTextField, useRecordForm } from '@ezone/shell/forms';
import { commonMessages } from '@ezone/shell/notices/words';
import { useRecordsStore } from '@ezone/shell/records';
import { useIntl } from 'react-intl';
import { accountingMessages, typeMessages } from '../messages';
import { accountTypes, byCode, limits, nameOf, withThoseBelow } from '../model/account';
import type { Account, AccountContent, AccountType } from '../model/account';
import { accountsCollection } from '../model/accountsCollection';

/** What stands in the place of a parent where there is none. */
const TOP = 'top';

type Values = Omit<AccountContent, 'parentId'> & { parentId: string };

const words = {
  codeNeeded: accountingMessages.codeNeeded,
  codeTaken: accountingMessages.codeTaken,
  nameNeeded: accountingMessages.nameNeeded,
  otherType: accountingMessages.otherType,
  onlyAssets: accountingMessages.onlyAssets,
};

export type AccountDialogProps = {
  /** The one that is changed; undefined for a new one. */
  account?: Account | undefined;
  /** What a new one is part of. */
  parent?: Account | undefined;
  accounts: readonly Account[];
  onSave: (content: AccountContent) => void;
  onClose: () => void;
};

/** An account being added or changed. What is typed is kept as a draft until it is saved. */
export const AccountDialog = ({ account, parent, accounts, onSave, onClose }: AccountDialogProps) => {
  const { formatMessage } = useIntl();
  const { drafts } = useRecordsStore();
  const others = accounts.filter(({ id }) => id !== account?.id);
  const below = account ? withThoseBelow(accounts, account.id) : new Set<string>();
  const hasBelow = below.size > 1;
  const first: AccountContent = account ?? {
    ...{ code: '', name: '', type: parent?.type ?? 'asset', parentId: parent?.id ?? null, bank: false },
  };
  const form = useRecordForm<Values, null>({
    initialValues: {
      ...{ code: first.code, name: first.name, type: first.type, bank: first.bank },
      // One that is gone is as none.
      parentId: others.some(({ id }) => id === first.parentId) ? (first.parentId ?? TOP) : TOP,
    },
    loadRules: async () => (await import('../model/accountRules')).accountRules(others),
    words,
    save: ({ code, name, type, parentId, bank }) => {
      const content = { code: code.trim(), name: name.trim(), type, bank };
      onSave({ ...content, parentId: parentId === TOP ? null : parentId });
      return Promise.resolve(null);
    },
    onSaved: onClose,
    draft: { drafts, list: accountsCollection.list, id: account?.id ?? `new ${parent?.id ?? ''}`.trim() },
  });
  const type = form.control<AccountType>('type').value;
  const isBank = form.control<boolean>('bank').value;
  return (
    <FormDialog
      form={form}
      title={formatMessage(account ? accountingMessages.editTitle : accountingMessages.newTitle)}
      {...(!account && { saveLabel: formatMessage(commonMessages.add) })}
      size="small"
      onClose={onClose}
    >
      <FormTextField
        form={form}
        name="code"
        label={formatMessage(accountingMessages.code)}
        dir="ltr"
        autoComplete="off"
        required
        autoFocus
        {...(form.control<string>('code').value.length > limits.code && { limit: limits.code })}
      />
      <FormTextField
        form={form}
        name="name"
        label={formatMessage(accountingMessages.name)}
        autoComplete="off"
        required
        {...(form.control<string>('name').value.length > limits.name && { limit: limits.name })}
      />
      <FormSelect
        form={form}
        name="type"
        label={formatMessage(accountingMessages.type)}
        placeholder={formatMessage(accountingMessages.type)}
        isDisabled={hasBelow}
        options={accountTypes.map((id) => ({ id, label: formatMessage(typeMessages[id]) }))}
      />
      <FormSelect
        form={form}
        name="parentId"
        label={formatMessage(accountingMessages.parent)}
        placeholder={formatMessage(accountingMessages.noParent)}
        options={[
          { id: TOP, label: formatMessage(accountingMessages.noParent) },
          ...byCode(others.filter((other) => other.type === type && !below.has(other.id))).map((other) => ({
            ...{ id: other.id, label: nameOf(other) },
          })),
        ]}
      />
      {/* What is ticked stays in sight where it does not fit any more. */}
      {(type === 'asset' || isBank) && (
        <FormCheckbox form={form} name="bank" label={formatMessage(accountingMessages.isBank)} />
      )}
    </FormDialog>
  );
};
