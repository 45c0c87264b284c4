import { IconButton } from '@ezone/ui/icon-button';
import { Tooltip } from '@ezone/ui/tooltip';
import { Palette, Settings } from 'lucide-react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useShownKey } from '../keyboard';
import { settingsEdgeMessages } from './messages';
import { useShownPanel } from './useSettingsPanels';
import type { SettingsPanelsControl } from './useSettingsPanels';

/** The documented width of both settings panels. */
export const SETTINGS_WIDTH = 'min(38rem, 90vw)';

export type SettingsEdgeProps = {
  control: SettingsPanelsControl;
  /** A length that a rail takes at the end side from lg up. */
  rail?: string | undefined;
};

/** The two buttons at the end edge of the page, or of the open panel, that open the settings and the colour schemes. */
export const SettingsEdge = ({ control, rail }: SettingsEdgeProps) => {
  const { panel, pressSettings, pressSchemes } = control;
  const shown = useShownPanel(control);
  const { formatMessage } = useIntl();
  const settingsKey = useShownKey('shift+.');
  const buttons = [
    { id: 'settings', icon: <Settings />, press: pressSettings, key: settingsKey },
    { id: 'schemes', icon: <Palette />, press: pressSchemes, key: undefined },
  ] as const;
  return (
    <Edge $rail={rail} $isOpen={shown !== null}>
      {buttons.map(({ id, icon, press, key }) => {
        const label = formatMessage(settingsEdgeMessages[id]);
        return (
          <Tooltip key={id} text={label} shortcut={key} placement="start">
            <IconButton
              icon={icon}
              label={label}
              aria-expanded={shown === id}
              aria-controls={panel.id}
              onPress={press}
            />
          </Tooltip>
        );
      })}
    </Edge>
  );
};

const Edge = styled.div<{ $rail: string | undefined; $isOpen: boolean }>`
  position: fixed;
  z-index: ${({ theme, $isOpen }) => ($isOpen ? theme.layer.panel : theme.layer.navbar)};
  inset-block-start: 40%;
  inset-inline-end: ${({ $isOpen }) => ($isOpen ? SETTINGS_WIDTH : 0)};
  display: grid;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-inline-end: 0;
  border-start-start-radius: ${({ theme }) => theme.radius.control};
  border-end-start-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.elevation[2]};

  ${({ theme }) => theme.up.lg} {
    inset-inline-end: ${({ $rail = 0, $isOpen }) => ($isOpen ? SETTINGS_WIDTH : $rail)};
  }

  /* They stand one above the other, without room between them. */
  @media (pointer: coarse) {
    & > button {
      min-inline-size: 4.4rem;
      min-block-size: 4.4rem;
    }
  }

  @media print {
    display: none;
  }
`;
