import { useToast } from '@ezone/shell/notices/toast';
import { useLeftOver, useRecordsStore } from '@ezone/shell/records';
import { useGridCells } from '@ezone/ui/data-grid';
import type { GridCellsOptions, KeptCells } from '@ezone/ui/data-grid';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { gridMessages, gridSentences } from './messages';
import type { ProductRow } from './model/product';
import type { ProductOrder } from './model/productList';
import { productsCollection } from './model/productsCollection';
import type { LeftField } from './model/productsCollection';
import { readCell } from './readCell';
import { columnOfField } from './useProductColumns';

type Options = GridCellsOptions<ProductRow>;

const { list } = productsCollection;

/** Under this name the drafts of the products keep what cells could not take. */
const CELLS = 'cells';

/**
 * The cells of the table of products. What one of them cannot take, or somebody else was faster with, stays in it with the reason, also
 * where the table is left or loaded anew.
 */
export function useProductCells(
  columns: Options['columns'],
  rows: Pick<Options, 'rowAt' | 'between'>,
  onChange: Options['onChange'],
) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const toast = useToast();
  const { drafts } = useRecordsStore();
  const [kept] = useState(() => ({
    read: () => (drafts.read(list, CELLS)?.['cells'] ?? []) as KeptCells,
    write: (cells: KeptCells) => {
      if (cells.length === 0) drafts.forget(list, CELLS);
      else drafts.keep(list, CELLS, { cells });
    },
  }));
  const cells = useGridCells<ProductRow>({
    ...{ columns, rowAt: rows.rowAt, between: rows.between, onChange, kept },
    read: (text, row, column) => {
      const read = readCell(text, row, column as ProductOrder, intl);
      return 'why' in read ? read : { row: { ...row, ...(read.fields as Partial<ProductRow>) } };
    },
    onRefused: (count) => {
      toast.show({ variant: 'warning', message: formatMessage(gridSentences.refusedCells, { count }) });
    },
    onBeyond: (count) => {
      toast.show({ variant: 'warning', message: formatMessage(gridSentences.linesBeyond, { count }), duration: null });
    },
  });
  useLeftOver(list, (left) => {
    cells.refuse(
      (Object.values(left) as LeftField[]).flatMap(({ id, field, wanted }) => {
        const column = columns.find((one) => one.id === columnOfField[field]);
        if (!column) return [];
        const text = (column.typed ?? column.shown)({ [field]: wanted } as unknown as ProductRow);
        return [{ id, column: column.id, text, why: formatMessage(gridMessages.conflict) }];
      }),
    );
  });
  return cells;
}
