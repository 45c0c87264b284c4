import { useLanguage } from '@ezone/i18n';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { lazyContent } from '../../notices/lazy-content';
import { PanelContent, SidePanel } from '../panel';
import { settingsEdgeMessages } from './messages';
import { SETTINGS_WIDTH } from './SettingsEdge';
import { useShownPanel } from './useSettingsPanels';
import type { SettingsPanelsControl } from './useSettingsPanels';

/** The settings panel and the panel of colour schemes, one in the place of the other. */
export const SettingsPanels = ({ control }: { control: SettingsPanelsControl }) => {
  const { panel } = control;
  const shown = useShownPanel(control);
  const { formatMessage } = useIntl();
  const { load } = useLanguage();
  const contents = useMemo(
    () => ({
      settings: lazyContent(async () => {
        const [{ SettingsContent }] = await Promise.all([import('./SettingsContent'), load(['settings'])]);
        return SettingsContent;
      }),
      schemes: lazyContent(async () => {
        const [{ SchemesContent }] = await Promise.all([import('./SchemesContent'), load(['settings'])]);
        return SchemesContent;
      }),
    }),
    [load],
  );
  return (
    <SidePanel panel={panel} name={formatMessage(settingsEdgeMessages[shown ?? 'settings'])} width={SETTINGS_WIDTH}>
      {shown && <PanelContent key={shown} load={contents[shown]} props={{ onClose: panel.close }} />}
    </SidePanel>
  );
};
