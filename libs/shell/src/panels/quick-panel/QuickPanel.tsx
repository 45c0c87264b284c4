import { useIntl } from 'react-intl';
import { useTheme } from 'styled-components';
import { lazyContent } from '@ezone/ui/lazy-content';
import { PanelContent, SidePanel } from '../panel';
import { quickPanelMessages } from './messages';
import { useQuickSettings } from './useQuickPanel';
import type { QuickPanelState } from './useQuickPanel';

const load = lazyContent(async () => (await import('./QuickPanelSheet')).LoadedQuickPanel);

/** The quick panel at the end side, with the state from `useQuickPanel`. */
export const QuickPanel = ({ panel }: { panel: QuickPanelState }) => {
  const { formatMessage } = useIntl();
  const theme = useTheme();
  const { onSwitch, close } = panel;
  const isOn = useQuickSettings(panel);
  return (
    <SidePanel panel={panel} name={formatMessage(quickPanelMessages.title)} width={theme.width.quickPanel}>
      <PanelContent load={load} props={{ isOn, onSwitch, onClose: close }} />
    </SidePanel>
  );
};
