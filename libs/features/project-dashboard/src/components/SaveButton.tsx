import { useSaveFile } from '@ezone/shell/page/file-import/menu';
import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { Download } from 'lucide-react';
import { useIntl } from 'react-intl';
import { dashboardMessages, dashboardSentences } from '../messages';

type SaveButtonProps = {
  title: string;
  /** The first one names the columns. */
  rows: readonly (readonly string[])[];
};

/** Saves what a card shows as a file that programs for tables read. */
export const SaveButton = ({ title, rows }: SaveButtonProps) => {
  const { formatMessage } = useIntl();
  const save = useSaveFile();
  return (
    <Tooltip text={formatMessage(dashboardMessages.save)}>
      <IconButton
        icon={<Download />}
        size="dense"
        label={formatMessage(dashboardSentences.saveTitle, { title })}
        onPress={() => {
          void save(rows.length - 1, async () => (await import('../csvOf')).csvOf(title, rows));
        }}
      />
    </Tooltip>
  );
};
