import { QueryFailed, useRetry } from '@ezone/shell/data/query-view';
import { useFetched } from '@ezone/shell/notices/dialog';
import { useToast } from '@ezone/shell/notices/toast';
import { commonMessages } from '@ezone/shell/notices/words';
import { listMessages, listSentences, useListAddress } from '@ezone/shell/page/list-detail';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PagePanes } from '@ezone/shell/page/page-layout';
import { useSavedViews, ViewTabs } from '@ezone/shell/page/saved-views';
import { useKeys, useShownKey } from '@ezone/shell/panels/keyboard';
import { useCreateAsked } from '@ezone/shell/routing';
import { BulkBar } from '@ezone/ui/bulk-bar';
import { Button } from '@ezone/ui/button';
import { DataGrid, useRowSelection } from '@ezone/ui/data-grid';
import { EmptyState } from '@ezone/ui/empty-state';
import { useIsPhone } from '@ezone/ui/is-wide';
import { lazyContent } from '@ezone/ui/lazy-content';
import { useLayer } from '@ezone/ui/layers';
import { SearchField } from '@ezone/ui/search-field';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { Skeleton, SkeletonGroup } from '@ezone/ui/skeleton';
import { VisuallyHidden } from '@ezone/ui/visually-hidden';
import { CircleCheck, CircleSlash, Package, Percent, Plus, Search, SearchX, Trash2 } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { gridMessages, gridSentences, productMessages, productSentences, viewMessages } from './messages';
import { pathOfProduct, productsPath } from './model/product';
import type { ProductFields, ProductRow } from './model/product';
import { askedOf, filtersOf, productListFields, productViews, viewOf } from './model/productList';
import type { ProductOrder } from './model/productList';
import type { ProductWrite } from './model/productsCollection';
import { PhoneRows } from './PhoneRows';
import { ProductFilters } from './ProductFilters';
import { ProductFiles } from './ProductFiles';
import { productTitles } from './titles';
import { useProductCells } from './useProductCells';
import { useProductColumns } from './useProductColumns';
import { useProductWindows } from './useProductWindows';
import { changeOf, useProductsWritten, useProductWrites } from './useProductWrites';

const loadPrices = lazyContent(async () => (await import('./PricesDialog')).PricesDialog);

/** All products in a table, whatever their number. Search, filters and order stand in the address. */
export const Page = () => {
  const intl = useIntl();
  const { formatMessage } = intl;
  const navigate = useNavigate();
  const toast = useToast();
  const isPhone = useIsPhone();
  const { search: addressSearch } = useLocation();
  const address = useListAddress(productsPath, productListFields);
  const { values } = address;
  const asked = useMemo(() => askedOf(address.shown), [address.shown]);
  const gridRef = useRef<HTMLDivElement>(null);
  const searchRef = useRef<SearchFieldHandle>(null);
  const windows = useProductWindows(asked, () => gridRef.current?.matches(':hover, :focus-within') ?? false);
  const selection = useRowSelection(windows);
  const writes = useProductWrites();
  const columns = useProductColumns();
  const change = (rows: readonly { row: ProductRow; wanted: ProductRow }[]) => {
    writes.change(rows.flatMap(({ row, wanted }) => changeOf(row, wanted as ProductFields & ProductRow) ?? []));
  };
  const cells = useProductCells(columns, windows, change);
  useProductsWritten((written, { deed }) => {
    windows.patch(written.rows);
    selection.follow(written.rows);
    // What was changed in its cell stays where it is; what is gone, or came, does not.
    const isInPlace =
      deed.kind === 'bulk' && !(deed.given as ProductWrite).create?.length && written.conflicts.length === 0;
    void (isInPlace ? windows.refresh() : windows.reorder());
  });
  const views = useSavedViews('products');
  const prices = useFetched(loadPrices);

  const setAll = (fields: ProductFields) => {
    const rows = selection.rows();
    const changes = rows.flatMap((row) => changeOf(row, fields) ?? []);
    if (changes.length > 0) writes.change(changes);
    else toast.show({ variant: 'info', message: formatMessage(productSentences.unchanged, { count: rows.length }) });
  };
  const remove = () => {
    writes.remove(selection.rows());
    selection.clear();
  };
  const clear = () => {
    selection.clear();
    gridRef.current?.focus();
  };
  useLayer(selection.size > 0, clear);
  const create = () => void navigate(`${productsPath}/new`);
  useCreateAsked(create);
  const isWriting = () =>
    gridRef.current === document.activeElement && gridRef.current?.dataset['writes'] !== undefined;
  const page = { group: 'page' } as const;
  useKeys([
    {
      ...{ ...page, keys: '/', icon: <Search />, label: productMessages.search },
      run: () => {
        if (isWriting()) return false;
        searchRef.current?.focus();
        return undefined;
      },
    },
    {
      ...{ ...page, keys: 'n', icon: <Plus />, label: productMessages.newProduct },
      run: () => {
        if (isWriting()) return false;
        create();
        return undefined;
      },
    },
    {
      ...{ ...page, keys: '#', icon: <Trash2 />, label: commonMessages.remove },
      isPossible: () => selection.size > 0,
      run: () => {
        if (isWriting() || selection.size === 0) return false;
        remove();
        return undefined;
      },
    },
    {
      ...{ ...page, keys: 'mod+a', label: productMessages.selectAll },
      run: () => {
        void selection.all();
        return undefined;
      },
    },
  ]);
  const searchKey = useShownKey('/');
  const { error, retry } = useRetry(windows.query);

  const { total } = windows;
  const count = windows.query.data && formatMessage(productSentences.count, { count: total });
  const bulkBar = selection.size > 0 && (
    <BulkBar
      label={formatMessage(listMessages.selection)}
      count={formatMessage(listSentences.selected, { count: selection.size })}
      all={
        selection.size < total
          ? {
              label: formatMessage(listSentences.selectAll, { count: total }),
              onPress: () => void selection.all(),
            }
          : undefined
      }
      clearLabel={formatMessage(listMessages.clear)}
      onClear={clear}
      moreLabel={formatMessage(listMessages.more)}
      actions={[
        {
          id: 'activate',
          label: formatMessage(productMessages.activate),
          icon: <CircleCheck />,
          onPress: () => {
            setAll({ active: true });
          },
        },
        {
          id: 'deactivate',
          label: formatMessage(productMessages.deactivate),
          icon: <CircleSlash />,
          onPress: () => {
            setAll({ active: false });
          },
        },
        {
          id: 'prices',
          label: formatMessage(productMessages.changePrices),
          icon: <Percent />,
          onPress: () => void prices.open(),
        },
        {
          id: 'remove',
          label: formatMessage(commonMessages.remove),
          icon: <Trash2 />,
          shortcut: '#',
          tone: 'error',
          onPress: remove,
        },
      ]}
    />
  );
  const isFiltered = Object.keys(asked).some((name) => name !== 'sort' && name !== 'direction');
  const clearFilters = () => {
    address.want({ q: '', category: null, ...filtersOf.all });
    searchRef.current?.focus();
  };
  const labels = useMemo(
    () => ({
      selectAll: formatMessage(gridMessages.selectAll),
      select: ({ name }: ProductRow) => formatMessage(gridSentences.select, { name }),
    }),
    [formatMessage],
  );
  const open = (row: ProductRow) => void navigate(pathOfProduct(row));

  return (
    <PagePanes
      head={() => (
        <>
          <PageHeader
            title={formatMessage(productTitles.products)}
            description={<p>{count ?? '\u00a0'}</p>}
            over={bulkBar || null}
            search={
              <Found>
                <Field>
                  <SearchField
                    ref={searchRef}
                    label={formatMessage(productMessages.search)}
                    clearLabel={formatMessage(commonMessages.clearSearch)}
                    shortcut={searchKey}
                    query={values.q}
                    onSearch={(q) => {
                      address.want({ q });
                    }}
                  />
                </Field>
                <ProductFilters values={values} onWant={address.want} />
              </Found>
            }
            actions={
              <>
                <ProductFiles selected={selection.rows} total={total} all={windows.all} onBringIn={writes.bringIn} />
                <Button variant="primary" icon={<Plus />} onPress={create}>
                  {formatMessage(productMessages.newProduct)}
                </Button>
              </>
            }
          />
          <VisuallyHidden role="status">{count}</VisuallyHidden>
        </>
      )}
    >
      <Table>
        <ViewTabs
          views={productViews.map((id) => ({
            ...{ id, label: formatMessage(viewMessages[id]), count: windows.first?.views[id] },
            to: address.addressWith({ category: null, ...filtersOf[id] }),
          }))}
          current={values.category === null ? viewOf(values) : undefined}
          saved={views}
          path={productsPath}
          search={addressSearch}
          defaultName={values.q}
        />
        {windows.query.data === undefined ? (
          error === null ? (
            <SkeletonGroup label={formatMessage(productMessages.loading)}>
              {Array.from({ length: 12 }, (_, at) => (
                <Skeleton key={at} height="4rem" />
              ))}
            </SkeletonGroup>
          ) : (
            <QueryFailed
              title={formatMessage(productMessages.notLoaded)}
              error={error}
              retry={retry}
              isRetrying={windows.query.isFetching}
            />
          )
        ) : total === 0 ? (
          isFiltered ? (
            <EmptyState
              icon={<SearchX />}
              action={<Button onPress={clearFilters}>{formatMessage(commonMessages.clearFilters)}</Button>}
            >
              {formatMessage(productMessages.nothingFound)}
            </EmptyState>
          ) : (
            <EmptyState
              icon={<Package />}
              action={
                <Button variant="primary" icon={<Plus />} onPress={create}>
                  {formatMessage(productMessages.newProduct)}
                </Button>
              }
            >
              {formatMessage(productMessages.empty)}
            </EmptyState>
          )
        ) : isPhone ? (
          <PhoneRows
            label={formatMessage(productTitles.products)}
            {...{ total, rowAt: windows.rowAt, waiting: writes.waiting, selection, onShow: windows.show }}
            top={address.top}
            onScrolled={address.keepTop}
          />
        ) : (
          <DataGrid
            gridRef={gridRef}
            label={formatMessage(productTitles.products)}
            labels={labels}
            leastWidth="89.6rem"
            firstWidth="26.4rem"
            {...{ total, columns, cells, selection, rowAt: windows.rowAt, waiting: writes.waiting, onOpen: open }}
            sort={{ column: values.sort, direction: values.direction }}
            onSort={(sort) => {
              const isTurned = sort === values.sort && values.direction === 'ascending';
              address.want({ sort: sort as ProductOrder, direction: isTurned ? 'descending' : 'ascending' });
            }}
            onSwitch={(row) => {
              change([{ row, wanted: { ...row, active: !row.active } }]);
            }}
            onShow={windows.show}
            onRest={windows.settle}
            listing={JSON.stringify(windows.shown)}
            top={address.top}
            onScrolled={address.keepTop}
          />
        )}
      </Table>
      {prices.opened && <prices.opened rows={selection.rows()} onChange={writes.change} onClose={prices.close} />}
    </PagePanes>
  );
};

const Table = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;

const Found = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
`;

const Field = styled.div`
  flex: 1;
  min-inline-size: 0;
`;
