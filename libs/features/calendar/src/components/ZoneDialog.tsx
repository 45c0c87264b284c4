import { commonMessages } from '@ezone/shell/notices/words';
import { Button } from '@ezone/ui/button';
import { Dialog } from '@ezone/ui/dialog';
import { Select } from '@ezone/ui/select';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { calendarMessages } from '../messages';
import { zoneLabel } from '../model/secondZone';

const NONE = 'none';

export type ZoneDialogProps = {
  /** The zone that is chosen; null for none. */
  zone: string | null;
  onChange: (zone: string | null) => void;
  onClose: () => void;
};

/** Which time zone's hours stand beside those of the user's own. */
export const ZoneDialog = ({ zone, onChange, onClose }: ZoneDialogProps) => {
  const { formatMessage } = useIntl();
  const options = useMemo(
    () => [
      { id: NONE, label: formatMessage(calendarMessages.noZone) },
      ...['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')].map((name) => ({
        ...{ id: name, label: zoneLabel(name) },
      })),
    ],
    [formatMessage],
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={formatMessage(calendarMessages.zone)}
      size="small"
      actions={
        <Button variant="primary" onPress={onClose}>
          {formatMessage(commonMessages.done)}
        </Button>
      }
    >
      <Select
        label={formatMessage(calendarMessages.zone)}
        options={options}
        value={zone ?? NONE}
        placeholder=""
        description={formatMessage(calendarMessages.zoneHint)}
        onChange={(chosen) => {
          // It goes on being typed into: a name chooses with each of its letters.
          onChange(chosen === NONE ? null : chosen);
        }}
      />
    </Dialog>
  );
};
