import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { lazyContent } from '@ezone/ui/lazy-content';
import { PanelContent, SidePanel, useLazyWithSentences } from '../panel';
import { settingsEdgeMessages } from './messages';
import { SettingsButtons } from './SettingsButtons';
import { useShownPanel } from './useSettingsPanels';
import type { SettingsPanelsControl } from './useSettingsPanels';

const loadSettings = lazyContent(async () => (await import('./SettingsContent')).SettingsContent);
const loadSchemes = lazyContent(async () => (await import('./SchemesContent')).SchemesContent);

/** The documented width of both settings panels. */
const SETTINGS_WIDTH = 'min(38rem, 90vw)';

/** The settings panel and the panel of colour schemes, one in the place of the other. */
export const SettingsPanels = ({ control }: { control: SettingsPanelsControl }) => {
  const { panel } = control;
  const shown = useShownPanel(control);
  const { formatMessage } = useIntl();
  const contents = {
    settings: useLazyWithSentences(loadSettings, 'settings'),
    schemes: useLazyWithSentences(loadSchemes, 'settings'),
  };
  return (
    <SidePanel panel={panel} name={formatMessage(settingsEdgeMessages[shown ?? 'settings'])} width={SETTINGS_WIDTH}>
      {shown && (
        <>
          <Head>
            <SettingsButtons control={control} placement="bottom" />
          </Head>
          <PanelContent key={shown} load={contents[shown]} props={{ onClose: panel.close }} />
        </>
      )}
    </SidePanel>
  );
};

/** In the head of whichever of the two is open, beside the button that closes it. */
const Head = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: env(safe-area-inset-top);
  inset-inline-end: 5.6rem;
  display: flex;
  align-items: center;
  block-size: ${({ theme }) => theme.width.toolbar};

  @media (pointer: coarse) {
    & > button {
      min-inline-size: 4.4rem;
      min-block-size: 4.4rem;
    }
  }
`;
