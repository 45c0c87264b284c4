import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useDialog } from '../../notices/dialog';
import { useToast } from '../../notices/toast';
import { inParts, useRecordsStore } from '../../records';
import type { RecordAction } from './actionsOn';

export type DeleteForGoodOptions<R> = {
  /** The list, as the server names it. */
  list: string;
  /** Deletes records of the trash. */
  send: (ids: string[]) => Promise<unknown>;
  /** Asks for the list anew: the server tells the other windows alone. */
  refetch: () => Promise<unknown>;
  /** What a record is called. */
  nameOf: (record: R) => string;
  /** What is done: the title of the question, and its button. */
  label: MessageDescriptor;
  /** What will be gone, with `count` and the `name` of the first. */
  ask: MessageDescriptor;
  /** What was done, with `count`. */
  done: MessageDescriptor;
};

/**
 * The action that asks, and deletes records of the trash: there is no way back from that, so they go when the server has said so. What fails is told as for
 * every call.
 */
export function useDeleteForGood<R extends { id: string }>({
  list,
  send,
  refetch,
  nameOf,
  label,
  ask,
  done,
}: DeleteForGoodOptions<R>): RecordAction<R> {
  const dialog = useDialog();
  const toast = useToast();
  const { records } = useRecordsStore();
  const { formatMessage } = useIntl();
  const { mutate } = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      await inParts(ids, send);
      records.forget(list, ids);
      await refetch();
    },
    onSuccess: (_, { length }) => {
      toast.show({ variant: 'success', message: formatMessage(done, { count: length }) });
    },
  });
  const confirm = async (some: readonly R[]): Promise<void> => {
    const [first] = some;
    if (!first) return;
    const isSure = await dialog.confirm({
      title: formatMessage(label),
      detail: formatMessage(ask, { count: some.length, name: nameOf(first) }),
      confirmLabel: formatMessage(label),
    });
    if (isSure) mutate(some.map(({ id }) => id));
  };
  return {
    id: 'delete',
    label,
    icon: <Trash2 />,
    keys: '#',
    tone: 'error',
    run: (some) => void confirm(some),
  };
}
