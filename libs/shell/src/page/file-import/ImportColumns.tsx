import { Select } from '@ezone/ui/select';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ImportRow, ImportTable } from './ImportRow';
import { fileMessages, fileSentences } from './messages';

/** As an example, so much of a cell is shown. */
const EXAMPLE = 60;

const NONE = 'none';

export type ImportColumnsProps = {
  table: ImportTable<ImportRow>;
  /** What each column holds; null where it is left out. */
  targets: readonly (string | null)[];
  onChange: (targets: readonly (string | null)[]) => void;
};

/** Says of each column of a table what it holds. */
export const ImportColumns = ({ table: { header, rows, targets: known }, targets, onChange }: ImportColumnsProps) => {
  const { formatMessage } = useIntl();
  const options = [{ id: NONE, label: formatMessage(fileMessages.leftOut) }, ...known];
  return (
    <section>
      <Title>{formatMessage(fileMessages.columns)}</Title>
      <Columns>
        {header.map((head, at) => {
          const example = rows.find(({ cells }) => cells[at])?.cells[at] ?? '';
          return (
            <Select
              key={at}
              label={<bdi>{head || String(at + 1)}</bdi>}
              description={example && formatMessage(fileSentences.example, { value: example.slice(0, EXAMPLE) })}
              placeholder={formatMessage(fileMessages.leftOut)}
              options={options}
              value={targets[at] ?? NONE}
              onChange={(id) => {
                onChange(targets.with(at, id === NONE ? null : id));
              }}
            />
          );
        })}
      </Columns>
    </section>
  );
};

const Title = styled.h3`
  ${({ theme }) => theme.type.cardTitle}
  margin-block-end: ${({ theme }) => theme.space(4)};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr));
  gap: ${({ theme }) => theme.space(4)};
`;
