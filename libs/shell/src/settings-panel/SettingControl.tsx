import { RadioGroup } from '@ezone/ui/radio-group';
import { Slider } from '@ezone/ui/slider';
import { Switch } from '@ezone/ui/switch';
import { useIntl } from 'react-intl';
import { useSettings } from '../settings';
import { useChangeSettings } from '../settings-saving';
import type { SettingField } from './layoutFields';
import { settingsChoiceMessages } from './messages';

/** The control of one setting. What is chosen counts at once. */
export const SettingControl = ({ field }: { field: SettingField }) => {
  const { formatMessage } = useIntl();
  const { settings } = useSettings();
  const change = useChangeSettings();
  const label = formatMessage(field.label);
  if (field.kind === 'switch')
    return (
      <Switch spread isSelected={field.value(settings)} onChange={(isOn) => change(field.patch(isOn))}>
        {label}
      </Switch>
    );
  if (field.kind === 'width')
    return (
      <Slider
        label={label}
        value={field.value(settings)}
        minValue={600}
        maxValue={2400}
        step={10}
        format={{ useGrouping: false }}
        onChange={(pixels) => change(field.patch(pixels))}
      />
    );
  return (
    <RadioGroup
      label={label}
      options={field.choices.map((id) => ({ id, label: formatMessage(settingsChoiceMessages[id]) }))}
      value={field.value(settings)}
      onChange={(choice) => change(field.patch(choice))}
    />
  );
};
