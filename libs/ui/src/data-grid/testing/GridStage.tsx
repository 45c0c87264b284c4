import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { DataGrid, useGridCells, useRowSelection } from '..';
import type { GridColumn } from '..';

type Plant = { id: string; name: string; height: number; indoors: boolean };

const kinds = ['Fern', 'Ivy', 'Palm', 'Aloe'] as const;

const plants = (count: number): readonly Plant[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `p${String(at)}`, name: `${kinds[at % kinds.length] ?? ''} ${String(at + 1)}` },
    ...{ height: 10 + (at % 90), indoors: at % 2 === 0 },
  }));

const columns: readonly GridColumn<Plant>[] = [
  { id: 'name', label: 'Plant', width: 'minmax(16rem, 2fr)', isEditable: true, shown: ({ name }) => name },
  {
    ...{ id: 'height', label: 'Height', width: '12rem', isNumeric: true, isEditable: true },
    shown: ({ height }) => `${String(height)} cm`,
    typed: ({ height }) => String(height),
  },
  {
    ...{ id: 'indoors', label: 'Place', width: '12rem', isSwitch: true },
    shown: ({ indoors }) => (indoors ? 'Indoors' : 'Outdoors'),
  },
];

const labels = { selectAll: 'Select all', select: ({ name }: Plant) => `Select ${name}` };

const nothingWaits: ReadonlyMap<string, null> = new Map();

export type GridStageProps = {
  /** How many rows there are. */
  count?: number;
  onOpen?: (id: string) => void;
};

/** Plants in a data grid, kept by the stage. */
export const GridStage = ({ count = 40, onOpen }: GridStageProps) => {
  const [rows, setRows] = useState(() => plants(count));
  const [sort, setSort] = useState({ column: 'name', direction: 'ascending' as 'ascending' | 'descending' });
  const [said, setSaid] = useState('');
  const gridRef = useRef<HTMLDivElement>(null);
  const windows = useMemo(
    () => ({
      rowAt: (place: number) => rows[place],
      between: (first: number, last: number) => Promise.resolve(rows.slice(first, last + 1)),
      all: () => Promise.resolve([...rows]),
    }),
    [rows],
  );
  const change = (changes: readonly { wanted: Plant }[]) => {
    const wanted = new Map(changes.map((one) => [one.wanted.id, one.wanted]));
    setRows((before) => before.map((row) => wanted.get(row.id) ?? row));
  };
  const selection = useRowSelection(windows);
  const cells = useGridCells<Plant>({
    ...windows,
    columns,
    read: (text, row, column) => {
      if (column === 'name') return text.trim() === '' ? { why: 'A name is needed.' } : { row: { ...row, name: text } };
      const height = Number(text);
      return Number.isInteger(height) ? { row: { ...row, height } } : { why: 'A whole number is needed.' };
    },
    onChange: change,
    onRefused: (refused) => {
      setSaid(`${String(refused)} cells could not be taken.`);
    },
    onBeyond: (lines) => {
      setSaid(`${String(lines)} lines found no row.`);
    },
  });
  return (
    <Frame>
      <DataGrid
        label="Plants"
        leastWidth="48rem"
        firstWidth="20rem"
        total={rows.length}
        waiting={nothingWaits}
        listing="plants"
        top={0}
        {...{ columns, labels, cells, selection, sort, gridRef, rowAt: windows.rowAt }}
        onSort={(column) => {
          setSort({ column, direction: 'descending' });
        }}
        onOpen={({ id }) => onOpen?.(id)}
        onSwitch={(row) => {
          change([{ wanted: { ...row, indoors: !row.indoors } }]);
        }}
        onShow={() => undefined}
        onRest={() => undefined}
        onScrolled={() => undefined}
      />
      <p role="status" aria-label="Said">
        {said}
      </p>
      <p aria-label="Selected">{selection.size} selected</p>
    </Frame>
  );
};

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 40rem;
`;
