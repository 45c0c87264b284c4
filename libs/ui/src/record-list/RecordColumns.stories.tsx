import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { RecordCells, RecordHeads } from './RecordColumns';
import type { RecordColumn } from './RecordColumns';
import { RecordList } from './RecordList';

type Column = 'name' | 'sum';

const columns: readonly RecordColumn<Column>[] = [
  { id: 'name', label: 'Name', width: 'minmax(0, 1fr)' },
  { id: 'sum', label: 'Sum', width: '8rem', align: 'end' },
];
const records = ['Selma', 'Émile', 'Zoë'].map((name, at) => ({ id: name, name, sum: 10 ** (at + 1) }));

/** A list of columns, sorted by a press on their heads. */
const Table = () => {
  const [sorted, setSorted] = useState<{ by: Column; isRising: boolean }>({ by: 'sum', isRising: true });
  const turn = sorted.isRising ? 1 : -1;
  const rows = records.toSorted(
    (one, other) => turn * (sorted.by === 'sum' ? one.sum - other.sum : one.name.localeCompare(other.name)),
  );
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: '30rem' }}>
      <RecordHeads
        label="Sort by a column"
        columns={columns}
        sorted={sorted}
        onSort={(by) => setSorted((before) => ({ by, isRising: before.by !== by || !before.isRising }))}
      />
      <RecordList
        label="People"
        density="compact"
        rows={rows}
        textOf={({ name }) => name}
        row={({ name, sum }) => ({ primary: name, cells: <RecordCells columns={columns} cells={{ name, sum }} /> })}
        onSelect={() => undefined}
        loadingLabel="People are being loaded"
      />
    </div>
  );
};

const meta = {
  title: 'Components/RecordColumns',
  component: Table,
  render: () => <Table />,
} satisfies Meta<typeof Table>;
export default meta;

/** The head of the column that is sorted by turns it round. */
export const Sorted: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: 'Selma' });
    await userEvent.click(canvas.getByRole('button', { name: 'Sum' }));
    await expect(canvas.getAllByRole('row').map((row) => row.textContent)).toEqual(['Zoë1000', 'Émile100', 'Selma10']);
    await expect(canvas.getByRole('button', { name: 'Sum' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const RightToLeft: StoryObj<typeof meta> = { globals: { locale: 'ar' } };
