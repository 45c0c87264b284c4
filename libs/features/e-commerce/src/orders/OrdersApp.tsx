import { sumOf } from '@ezone/money';
import { useFetched } from '@ezone/shell/notices/dialog';
import { useSaveFile } from '@ezone/shell/page/file-import/menu';
import {
  LazyDetail,
  ListDetailPage,
  listFields,
  listSentences,
  ListSidebar,
  NothingFound,
  useListAddress,
} from '@ezone/shell/page/list-detail';
import type { ListAction } from '@ezone/shell/page/list-detail';
import { commonMessages } from '@ezone/shell/notices/words';
import { useOwnChanges, useRecords } from '@ezone/shell/records';
import { useFetchAhead } from '@ezone/shell/session/live';
import { EmptyState } from '@ezone/ui/empty-state';
import { IconButton } from '@ezone/ui/icon-button';
import { useIsFrom, useIsPhone } from '@ezone/ui/is-wide';
import { lazyContent } from '@ezone/ui/lazy-content';
import { RecordHeads } from '@ezone/ui/record-list';
import { StatusDot } from '@ezone/ui/status-dot';
import { BREAKPOINTS } from '@ezone/ui/theme';
import { Tooltip } from '@ezone/ui/tooltip';
import { CircleCheck, FileDown, Trash2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { orderRow } from './components/orderRow';
import { columnMessages, orderMessages, orderSentences } from './messages';
import { customerOf, isStatusId, statusIds, toneOfStatus } from './model/order';
import type { Order } from './model/order';
import { ordersCollection } from './model/ordersCollection';
import { countsOf, inOrder, nextSort, orderColumns, ordersIn, orderSorts, partsOf } from './model/ordersIn';
import { orderTitles } from './titles';
import { useOrderText } from './useOrderText';

const loadOpen = lazyContent(async () => (await import('./OpenOrder')).OpenOrder);
const loadStatus = lazyContent(async () => (await import('./StatusDialog')).StatusDialog);

const nameOf = (order: Order) => `${order.reference} · ${customerOf(order)}`;

const widths = {
  ...{ reference: '7.2rem', date: '10.4rem', customer: 'minmax(0, 3fr)', status: 'minmax(0, 4fr)' },
  total: 'minmax(8rem, 2fr)',
};

const fields = { q: listFields.text(), sort: listFields.oneOf(orderSorts), status: listFields.optional() };

/** The orders that all users share: their states beside them, and the one that is open. */
export const Page = () => {
  const { formatMessage, locale } = useIntl();
  const text = useOrderText();
  const save = useSaveFile();
  const isPhone = useIsPhone();
  const hasRoom = useIsFrom(BREAKPOINTS.xl);
  const address = useListAddress('/apps/e-commerce/orders', fields);
  const orders = useRecords(ordersCollection);
  // Dates and authors are the server's: what this window has sent is asked for once it is there.
  useOwnChanges(ordersCollection.list, () => void orders.query.refetch());
  useFetchAhead(loadOpen);
  /** Those whose state is being changed, as they were when that began. */
  const [asked, setAsked] = useState<readonly Order[]>([]);
  const asking = useFetched(loadStatus);

  const all = orders.records;
  const { q, sort } = address.shown;
  const status = isStatusId(address.shown.status) ? address.shown.status : null;
  const rows = useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    return all && inOrder(ordersIn(all, q, status), sort, compare);
  }, [all, q, status, sort, locale]);
  const counts = useMemo(() => countsOf(all ?? []), [all]);
  const sum = useMemo(() => sumOf((rows ?? []).map(({ total }) => total)), [rows]);

  const columns = useMemo(
    () =>
      orderColumns.map((id) => ({
        ...{ id, label: formatMessage(columnMessages[id]), width: widths[id] },
        align: id === 'total' ? ('end' as const) : ('start' as const),
      })),
    [formatMessage],
  );
  const row = useCallback((order: Order) => orderRow(order, { text, columns, isPhone }), [text, columns, isPhone]);
  const read = (ids: readonly string[]) => ids.flatMap((id) => orders.recordOf(id) ?? []);
  const askStatus = (ids: readonly string[]) => {
    setAsked(read(ids));
    void asking.open();
  };
  const actions: readonly ListAction[] = [
    {
      ...{ id: 'status', label: orderMessages.setStatus, icon: <CircleCheck />, keys: 'e', places: ['selection'] },
      load: loadStatus,
      run: askStatus,
    },
    {
      ...{ id: 'export', label: orderMessages.export, icon: <FileDown />, places: ['selection'] },
      run: (ids) => void exportAll(read(ids)),
    },
    {
      ...{
        id: 'remove',
        label: commonMessages.remove,
        icon: <Trash2 />,
        keys: '#',
        tone: 'error',
        isLeaving: true,
        places: ['selection', 'detail'],
      },
      run: (ids) => {
        const done = formatMessage(listSentences.removed, { count: ids.length });
        orders.remove(ids, { done, failed: formatMessage(orderMessages.removeFailed) });
      },
    },
  ];
  const exportAll = (some: readonly Order[]) =>
    save(some.length, async () => {
      const { writeOrders } = await import('./writeOrders');
      return { name: 'orders.csv', type: 'text/csv;charset=utf-8', text: writeOrders(some, text.status) };
    });
  const wantSort = (id: string) => {
    address.want({ sort: orderSorts.find((one) => one === id) ?? 'date.down' });
  };

  return (
    <>
      <ListDetailPage
        address={address}
        title={formatMessage(orderTitles.orders)}
        count={rows && formatMessage(orderSentences.count, { count: rows.length, sum: text.money(sum) })}
        searchLabel={formatMessage(orderMessages.search)}
        sort={
          isPhone
            ? {
                options: orderSorts.map((id) => ({
                  id,
                  label: formatMessage(partsOf(id).isRising ? orderSentences.sortRising : orderSentences.sortFalling, {
                    column: formatMessage(columnMessages[partsOf(id).by]),
                  }),
                })),
                value: address.values.sort,
                onChange: wantSort,
              }
            : undefined
        }
        filters={
          rows &&
          rows.length > 0 && (
            <Tooltip text={formatMessage(orderMessages.export)}>
              <IconButton
                icon={<FileDown />}
                label={formatMessage(orderMessages.export)}
                onPress={() => void exportAll(rows)}
              />
            </Tooltip>
          )
        }
        // An order that stands in the place of the list has the room of the states, too.
        sidebar={
          address.openId !== null && !hasRoom
            ? undefined
            : {
                name: formatMessage(orderMessages.states),
                content: (
                  <ListSidebar
                    label={formatMessage(orderMessages.states)}
                    sections={[
                      {
                        id: 'states',
                        links: [
                          {
                            to: address.addressWith({ status: null }),
                            label: formatMessage(orderMessages.all),
                            count: all?.length ?? 0,
                            isCurrent: status === null,
                          },
                          ...statusIds
                            .filter((id) => counts.has(id) || id === status)
                            .map((id) => ({
                              to: address.addressWith({ status: id }),
                              label: text.status(id),
                              icon: <StatusDot tone={toneOfStatus[id]}>{null}</StatusDot>,
                              count: counts.get(id) ?? 0,
                              isCurrent: id === status,
                            })),
                        ],
                      },
                    ]}
                  />
                ),
              }
        }
        above={
          !isPhone &&
          rows &&
          rows.length > 0 && (
            <RecordHeads
              label={formatMessage(orderMessages.columns)}
              columns={columns}
              sorted={partsOf(address.values.sort)}
              onSort={(column) => {
                address.want({ sort: nextSort(column, address.values.sort) });
              }}
            />
          )
        }
        density={isPhone ? 'comfortable' : 'compact'}
        rows={rows}
        all={all}
        recordOf={orders.recordOf}
        bringBack={orders.bringBack}
        textOf={nameOf}
        row={row}
        actions={actions}
        empty={
          q !== '' && address.search ? (
            <NothingFound search={address.search} />
          ) : (
            <EmptyState>{formatMessage(status === null ? orderMessages.empty : orderMessages.noneInState)}</EmptyState>
          )
        }
        query={orders.query}
        failed={formatMessage(orderMessages.notLoaded)}
        detail={(order) => (
          <LazyDetail load={loadOpen} props={{ order, orders, onStatus: () => askStatus([order.id]) }} />
        )}
      />
      {asking.opened && <asking.opened orders={asked} onChange={orders.bulk} onClose={asking.close} />}
    </>
  );
};
