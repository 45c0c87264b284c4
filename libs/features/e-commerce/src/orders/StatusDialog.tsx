import { FormDialog, FormSelect, FormTextArea, useRecordForm } from '@ezone/shell/forms';
import { newId, useRecordsStore } from '@ezone/shell/records';
import type { UseRecords } from '@ezone/shell/records';
import { useShownUser } from '@ezone/shell/session';
import { StatusDot } from '@ezone/ui/status-dot';
import { useIntl } from 'react-intl';
import { orderMessages, orderSentences } from './messages';
import { authorOf, isStatusId, LONGEST_TEXT, statusIds, statusOf, toneOfStatus } from './model/order';
import type { Order, StatusId } from './model/order';
import { ordersCollection } from './model/ordersCollection';
import type { StatusChange } from './model/ordersCollection';
import { useOrderText } from './useOrderText';

export type StatusDialogProps = {
  /** The orders as they were seen when somebody began to change them. */
  orders: readonly Order[];
  /** Makes a bulk change of the collection. */
  onChange: UseRecords<Order>['bulk'];
  onClose: () => void;
};

/** Sets the state of orders, with a note. Of many at once it is one change, which is undone as one. */
export const StatusDialog = ({ orders, onChange, onClose }: StatusDialogProps) => {
  const { formatMessage } = useIntl();
  const { status } = useOrderText();
  const author = authorOf(useShownUser());
  const [first, ...others] = orders.map(statusOf);
  const all = others.every((one) => one === first) ? (first ?? null) : null;
  const ids = orders.map(({ id }) => id);
  const form = useRecordForm<{ statusId: StatusId | null; note: string }>({
    initialValues: { statusId: null, note: '' },
    loadRules: async () => (await import('./model/orderRules')).statusRules(all),
    words: { statusNeeded: orderMessages.statusNeeded },
    save: ({ statusId, note }) => {
      if (!isStatusId(statusId)) return Promise.resolve();
      const given: StatusChange = {
        ...{ statusId, note: note.trim(), changeId: newId(), author, date: new Date().toISOString() },
        seen: Object.fromEntries(orders.map((order) => [order.id, order.status[0]?.changeId ?? ''])),
      };
      onChange('setStatus', ids, given, {
        done: formatMessage(orderSentences.statusSet, { count: ids.length, status: status(statusId) }),
        failed: formatMessage(orderMessages.statusFailed),
      });
      return Promise.resolve();
    },
    onSaved: onClose,
    draft: {
      drafts: useRecordsStore().drafts,
      list: `${ordersCollection.list} status`,
      id: others.length === 0 ? (ids[0] ?? '') : 'many',
    },
  });
  return (
    <FormDialog
      form={form}
      title={formatMessage(orderSentences.statusOf, { count: orders.length })}
      saveLabel={formatMessage(orderMessages.setStatus)}
      size="small"
      onClose={onClose}
    >
      <FormSelect
        form={form}
        name="statusId"
        label={formatMessage(orderMessages.newStatus)}
        placeholder={formatMessage(orderMessages.chooseStatus)}
        required
        options={statusIds.map((id) => ({
          id,
          label: status(id),
          icon: <StatusDot tone={toneOfStatus[id]}>{null}</StatusDot>,
        }))}
      />
      <FormTextArea
        form={form}
        name="note"
        label={formatMessage(orderMessages.note)}
        description={formatMessage(orderMessages.noteHint)}
        limit={LONGEST_TEXT}
        minRows={3}
      />
    </FormDialog>
  );
};
