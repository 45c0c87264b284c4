import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** What one of the records has in a field: in words, and as it is shown. */
export type ComparedValue = { text: string; shown?: ReactNode };

export type ComparedField<Field extends string> = {
  id: Field;
  label: string;
  /** For each of the records, in their order; null where it has nothing there. */
  values: readonly (ComparedValue | null)[];
  /** The place of the record whose value is chosen. */
  chosen: number;
};

export type CompareTableProps<Field extends string> = {
  /** What stands over each record, in their order. */
  records: readonly { id: string; head: ReactNode }[];
  fields: readonly ComparedField<Field>[];
  /** Another record's value is chosen. */
  onChoose: (field: Field, place: number) => void;
};

/** Records side by side. Of each field, the value of one of them is chosen, as where several become one. */
export const CompareTable = <Field extends string>({ records, fields, onChoose }: CompareTableProps<Field>) => {
  const name = useId();
  return (
    <Scroller>
      <table>
        <thead>
          <tr>
            <td />
            {records.map(({ id, head }) => (
              <th key={id} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ id, label, values, chosen }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              {values.map((value, place) => (
                <td key={records[place]?.id}>
                  {value && (
                    <Choice>
                      <input
                        type="radio"
                        name={`${name} ${id}`}
                        aria-label={`${label}: ${value.text}`}
                        checked={chosen === place}
                        onChange={() => {
                          onChoose(id, place);
                        }}
                      />
                      {value.shown ?? <bdi>{value.text}</bdi>}
                    </Choice>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
};

const Scroller = styled.div`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    min-inline-size: 12rem;
    padding: ${({ theme }) => theme.space(2)};
    border-block-end: 1px solid ${({ theme }) => theme.color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  th[scope='row'] {
    min-inline-size: 8rem;
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }

  /* On a phone the name of a field stands over what it is about. */
  @media (width < 600px) {
    tr {
      display: grid;
      grid-auto-columns: minmax(12rem, 1fr);
      grid-auto-flow: column;
    }

    thead td {
      display: none;
    }

    tbody th,
    tbody td {
      border: none;
    }

    tbody tr {
      border-block-end: 1px solid ${({ theme }) => theme.color.border};
    }

    th[scope='row'] {
      grid-row: 1;
      grid-column: 1 / -1;
      padding-block-end: 0;
    }

    tbody td {
      grid-row: 2;
    }
  }
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-block-size: 2.4rem;
  cursor: pointer;

  input {
    flex: none;
    inline-size: 1.8rem;
    block-size: 1.8rem;
    accent-color: ${({ theme }) => theme.tone.primary.solid};
  }

  @media (pointer: coarse) {
    min-block-size: 4.4rem;
  }
`;
