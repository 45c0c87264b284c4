import { RadioGroup } from '@ezone/ui/radio-group';
import { Slider } from '@ezone/ui/slider';
import { Switch } from '@ezone/ui/switch';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useSettings } from '../../settings';
import { useChangeSettings } from '../../settings/ChangeSettings';
import type { Choice, SettingField } from './layoutFields';
import { settingsChoiceMessages } from './panelMessages';

/** All widths that the server keeps: one outside would be shown as another. A journey holds them to the server's. */
const containerWidths = { minValue: 320, maxValue: 4000 };

type FieldOf<Kind extends SettingField['kind']> = Extract<SettingField, { kind: Kind }>;

/** The control of one setting. What is chosen counts at once. Of some twenty only those are drawn anew that show something else. */
export const SettingControl = ({ field }: { field: SettingField }) => {
  const { settings } = useSettings();
  if (field.kind === 'switch') return <SwitchControl field={field} isOn={field.value(settings)} />;
  if (field.kind === 'width') return <WidthControl field={field} pixels={field.value(settings)} />;
  return <ChoiceControl field={field} choice={field.value(settings)} />;
};

const SwitchControl = memo(({ field, isOn }: { field: FieldOf<'switch'>; isOn: boolean }) => {
  const { formatMessage } = useIntl();
  const change = useChangeSettings();
  return (
    <Switch spread isSelected={isOn} onChange={(isNowOn) => change(field.patch(isNowOn))}>
      {formatMessage(field.label)}
    </Switch>
  );
});
SwitchControl.displayName = 'SwitchControl';

const WidthControl = memo(({ field, pixels }: { field: FieldOf<'width'>; pixels: number }) => {
  const { formatMessage } = useIntl();
  const change = useChangeSettings();
  return (
    <Slider
      label={formatMessage(field.label)}
      value={pixels}
      {...containerWidths}
      step={10}
      format={{ useGrouping: false }}
      onChange={(width) => change(field.patch(width))}
    />
  );
});
WidthControl.displayName = 'WidthControl';

const ChoiceControl = memo(({ field, choice }: { field: FieldOf<'choice'>; choice: Choice }) => {
  const { formatMessage } = useIntl();
  const change = useChangeSettings();
  return (
    <RadioGroup
      label={formatMessage(field.label)}
      options={field.choices.map((id) => ({ id, label: formatMessage(settingsChoiceMessages[id]) }))}
      value={choice}
      onChange={(chosen) => change(field.patch(chosen))}
    />
  );
});
ChoiceControl.displayName = 'ChoiceControl';
