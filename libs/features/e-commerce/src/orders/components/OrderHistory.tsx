import { FormTextArea, useRecordForm } from '@ezone/shell/forms';
import { newId, useRecordsStore } from '@ezone/shell/records';
import type { UseRecords } from '@ezone/shell/records';
import { useShownUser } from '@ezone/shell/session';
import { Button } from '@ezone/ui/button';
import { IconButton } from '@ezone/ui/icon-button';
import { Timeline, TimelineEvent } from '@ezone/ui/timeline';
import { MessageSquare, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { orderMessages, orderSentences } from '../messages';
import { authorOf, historyOf, isStatusId, LONGEST_TEXT, toneOfStatus } from '../model/order';
import type { Order, OrderAuthor, OrderComment } from '../model/order';
import { ordersCollection } from '../model/ordersCollection';
import { useOrderText } from '../useOrderText';
import { Stack, Written } from './parts';

export type OrderHistoryProps = {
  order: Order;
  /** Makes a bulk change of the collection. */
  onChange: UseRecords<Order>['bulk'];
};

/** All that has happened to an order, the latest first: its states with their notes, and what staff say of it. */
export const OrderHistory = ({ order, onChange }: OrderHistoryProps) => {
  const { formatMessage } = useIntl();
  const { status, moment } = useOrderText();
  const me = authorOf(useShownUser());
  // The form begins anew with each comment.
  const [count, setCount] = useState(0);
  const remove = (comment: OrderComment) => {
    onChange('removeComment', [order.id], comment, { done: formatMessage(orderMessages.commentRemoved) });
  };
  const timeOf = ({ date, author }: { date: string; author: OrderAuthor | null }) => ({
    dateTime: date,
    time: author ? formatMessage(orderSentences.by, { date: moment(date), name: author.name }) : moment(date),
  });
  return (
    <>
      <CommentForm
        key={`${order.id} ${String(count)}`}
        orderId={order.id}
        onAdd={(text) => {
          const comment: OrderComment = { id: newId(), text, date: new Date().toISOString(), author: me };
          onChange('comment', [order.id], comment, {
            done: formatMessage(orderMessages.commented),
            failed: formatMessage(orderMessages.commentFailed),
          });
          setCount((before) => before + 1);
        }}
      />
      <Events>
        <Timeline>
          {historyOf(order).map((entry) =>
            entry.kind === 'status' ? (
              <TimelineEvent
                key={entry.status.changeId}
                tone={isStatusId(entry.status.id) ? toneOfStatus[entry.status.id] : 'neutral'}
                {...timeOf(entry.status)}
              >
                {status(entry.status.id)}
                {entry.status.note && <Written>{entry.status.note}</Written>}
              </TimelineEvent>
            ) : (
              <TimelineEvent
                key={entry.comment.id}
                icon={<MessageSquare role="img" aria-label={formatMessage(orderMessages.comment)} />}
                {...timeOf(entry.comment)}
              >
                <Said>
                  <Written>{entry.comment.text}</Written>
                  {entry.comment.author.id === me.id && (
                    <IconButton
                      icon={<Trash2 />}
                      size="dense"
                      label={formatMessage(orderMessages.removeComment)}
                      onPress={() => remove(entry.comment)}
                    />
                  )}
                </Said>
              </TimelineEvent>
            ),
          )}
        </Timeline>
      </Events>
    </>
  );
};

/** What is typed is kept for the order and this tab. */
function CommentForm({ orderId, onAdd }: { orderId: string; onAdd: (text: string) => void }) {
  const { formatMessage } = useIntl();
  const form = useRecordForm({
    initialValues: { text: '' },
    loadRules: async () => (await import('../model/orderRules')).commentRules,
    words: { commentNeeded: orderMessages.commentNeeded },
    save: ({ text }) => Promise.resolve(text.trim()),
    onSaved: onAdd,
    draft: { drafts: useRecordsStore().drafts, list: `${ordersCollection.list} comment`, id: orderId },
  });
  return (
    <Form
      noValidate
      onSubmit={form.submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
    >
      <FormTextArea<{ text: string }>
        form={form}
        name="text"
        label={formatMessage(orderMessages.comment)}
        limit={LONGEST_TEXT}
        minRows={2}
      />
      <Button type="submit" isPending={form.isSaving}>
        {formatMessage(orderMessages.addComment)}
      </Button>
    </Form>
  );
}

const Form = styled(Stack).attrs({ as: 'form' as const })`
  justify-items: start;

  & > :first-child {
    inline-size: 100%;
  }
`;

const Events = styled.div`
  margin-block-start: ${({ theme }) => theme.space(5)};
`;

const Said = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(2)};

  & > p {
    flex: 1;
  }
`;
