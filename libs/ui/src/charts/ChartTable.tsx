import styled from 'styled-components';

/** A value as a program for tables takes it: a number, a name, a day as `2026-03-01`; null where there is none. */
export type ChartCell = string | number | null;

/** A table as it is shown beside a chart, and as it is copied. */
export type ChartRows = {
  /** What stands in each column; the first names the row. */
  head: readonly string[];
  rows: readonly (readonly ChartCell[])[];
  /** How a cell is said to the one who reads the table; `column` and `row` are its places. @default as it is */
  format?: (cell: ChartCell, column: number, row: number) => string;
};

const asItIs = (cell: ChartCell): string => (cell === null ? '' : String(cell));

export type ChartTableProps = ChartRows & {
  /** Names it: what the chart shows. */
  label: string;
  /** Room for it; what is more can be scrolled, also from the keyboard. */
  height?: string;
  /** Opens what is behind a row, which its first cell is the button for; its place among the rows. */
  onPick?: (place: number) => void;
};

/** The values of a chart, to be read. */
export const ChartTable = ({ label, head, rows, format = asItIs, height, onPick }: ChartTableProps) => (
  // What scrolls must be reached by keyboard.
  <Scroller role="region" aria-label={label} tabIndex={0} style={{ maxBlockSize: height }}>
    <table aria-label={label}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = null, ...cells], place) => (
          <tr key={name}>
            <th scope="row">
              {onPick ? (
                <RowButton
                  type="button"
                  onClick={() => {
                    onPick(place);
                  }}
                >
                  <bdi>{format(name, 0, place)}</bdi>
                </RowButton>
              ) : (
                <bdi>{format(name, 0, place)}</bdi>
              )}
            </th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>
                <bdi>{format(cell, column + 1, place)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
);

const Scroller = styled.div`
  overflow: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    ${({ theme }) => theme.type.dense}
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: ${({ theme }) => theme.layer.sticky};
    background: ${({ theme }) => theme.color.surface};
    color: ${({ theme }) => theme.color.textMuted};
    box-shadow: inset 0 -1px ${({ theme }) => theme.color.border};
  }

  th,
  td {
    padding-block: ${({ theme }) => theme.space(1.5)};
    padding-inline: ${({ theme }) => theme.space(2)};
    font-weight: 400;
    text-align: end;
    ${({ theme }) => theme.figures}
  }

  th:first-child {
    text-align: start;
  }

  tbody tr + tr {
    border-block-start: 1px solid ${({ theme }) => theme.color.border};
  }
`;

const RowButton = styled.button`
  min-block-size: 2.4rem;
  padding: 0;
  border: none;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-decoration-color: ${({ theme }) => theme.color.borderStrong};
  text-underline-offset: 0.3em;
  cursor: pointer;

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;
