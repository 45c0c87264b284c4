import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { Palette, Settings } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useShownKey } from '../keyboard';
import { settingsEdgeMessages } from './messages';
import { useShownPanel } from './useSettingsPanels';
import type { SettingsPanelsControl } from './useSettingsPanels';

export type SettingsButtonsProps = {
  control: SettingsPanelsControl;
  /** Where their tooltips appear. */
  placement: 'start' | 'bottom';
};

/** The two buttons that open the settings and the colour schemes, or change from one to the other. */
export const SettingsButtons = ({ control, placement }: SettingsButtonsProps) => {
  const { panel, pressSettings, pressSchemes } = control;
  const shown = useShownPanel(control);
  const { formatMessage } = useIntl();
  const settingsKey = useShownKey('shift+.');
  const buttons = [
    { id: 'settings', icon: <Settings />, press: pressSettings, key: settingsKey },
    { id: 'schemes', icon: <Palette />, press: pressSchemes, key: undefined },
  ] as const;
  return buttons.map(({ id, icon, press, key }) => {
    const label = formatMessage(settingsEdgeMessages[id]);
    return (
      <Tooltip key={id} text={label} shortcut={key} placement={placement}>
        <IconButton icon={icon} label={label} aria-expanded={shown === id} aria-controls={panel.id} onPress={press} />
      </Tooltip>
    );
  });
};
