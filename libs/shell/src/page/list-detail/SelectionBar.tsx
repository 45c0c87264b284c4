import { BulkBar } from '@ezone/ui/bulk-bar';
import type { BulkBarProps } from '@ezone/ui/bulk-bar';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { listMessages, listSentences } from './messages';

export type SelectionBarProps = Pick<BulkBarProps, 'actions' | 'onClear'> & {
  /** The records that are shown. */
  rows: readonly { id: string }[] | undefined;
  /** The ids of those that are selected, among them some that are not shown. */
  selected: ReadonlySet<string>;
  /** Selects those that are shown, too. */
  onSelectAll: (ids: ReadonlySet<string>) => void;
};

/** What can be done with the selected records, and how many they are. */
export const SelectionBar = ({ rows, selected, onSelectAll, onClear, actions }: SelectionBarProps) => {
  const { formatMessage } = useIntl();
  const shown = useMemo(() => rows?.filter(({ id }) => selected.has(id)).length ?? 0, [rows, selected]);
  const hidden = selected.size - shown;
  return (
    <BulkBar
      label={formatMessage(listMessages.selection)}
      count={formatMessage(hidden > 0 ? listSentences.selectedWithHidden : listSentences.selected, {
        count: selected.size,
        hidden,
      })}
      all={
        rows && shown < rows.length
          ? {
              label: formatMessage(listSentences.selectAll, { count: rows.length }),
              onPress: () => onSelectAll(new Set([...selected, ...rows.map(({ id }) => id)])),
            }
          : undefined
      }
      clearLabel={formatMessage(listMessages.clear)}
      onClear={onClear}
      actions={actions}
      moreLabel={formatMessage(listMessages.more)}
    />
  );
};
