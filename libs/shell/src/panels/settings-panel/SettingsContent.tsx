import { useLanguage } from '@ezone/i18n';
import { Button } from '@ezone/ui/button';
import { useIsWide } from '@ezone/ui/is-wide';
import { RadioGroup } from '@ezone/ui/radio-group';
import { Switch } from '@ezone/ui/switch';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { useLanguageControl } from '../../settings/language';
import { THEME_PARTS, useSettings } from '../../settings';
import { useChangeSettings } from '../../settings/ChangeSettings';
import { useToast } from '../../notices/toast';
import { layoutSections } from './layoutFields';
import { settingsEdgeMessages } from './messages';
import { settingsChoiceMessages, settingsPanelMessages } from './panelMessages';
import { PanelFrame } from './PanelFrame';
import { SettingControl } from './SettingControl';
import { initialSettings } from './initialSettings';
import { settingsDefaultsOf } from './settingsDefaults';
import { SettingsSection } from './SettingsSection';
import { ThemeSelect } from './ThemeSelect';

const directions = ['ltr', 'rtl'] as const;

export type SettingsContentProps = { onClose: () => void };

/** All that can be set of the shell. Whatever is chosen is seen in the page at once, and stored a moment later. */
export const SettingsContent = ({ onClose }: SettingsContentProps) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { settings, current, userId } = useSettings();
  const change = useChangeSettings();
  const { direction } = useLanguage();
  const { chooseDirection } = useLanguageControl();
  const isInOneLine = useIsWide() && settings.style === 'layout3' && settings.navbar.isShown;
  // A line that navbar and toolbar both stand in has the colours of the navbar.
  const themeParts = THEME_PARTS.filter((part) => !(part === 'toolbar' && isInOneLine));

  const defaults = settingsDefaultsOf(userId);
  const setDefaults = () => {
    const isKept = defaults.write(current);
    const message = formatMessage(settingsPanelMessages[isKept ? 'defaultsSet' : 'defaultsNotSet']);
    toast.show({ variant: isKept ? 'success' : 'error', message, key: 'settings' });
  };
  const setInitial = () => {
    defaults.forget();
    change(initialSettings);
  };
  return (
    <PanelFrame
      title={formatMessage(settingsEdgeMessages.settings)}
      onClose={onClose}
      footer={
        <>
          <Actions>
            <Button size="dense" onPress={() => change(defaults.read() ?? initialSettings)}>
              {formatMessage(settingsPanelMessages.reset)}
            </Button>
            <Button size="dense" variant="secondary" onPress={setDefaults}>
              {formatMessage(settingsPanelMessages.setDefaults)}
            </Button>
            <Button size="dense" variant="ghost" onPress={setInitial}>
              {formatMessage(settingsPanelMessages.setInitial)}
            </Button>
          </Actions>
          <Help>{formatMessage(settingsPanelMessages.resetHelp)}</Help>
        </>
      }
    >
      {layoutSections(settings).map(({ id, title, fields }) => (
        <SettingsSection key={id} title={formatMessage(title)}>
          {fields.map((field) => (
            <SettingControl key={field.label.id} field={field} />
          ))}
        </SettingsSection>
      ))}
      <SettingsSection title={formatMessage(settingsPanelMessages.theme)}>
        {themeParts.map((part) => (
          <ThemeSelect key={part} part={part} label={settingsPanelMessages[part]} />
        ))}
      </SettingsSection>
      <SettingsSection>
        <Switch
          spread
          isSelected={settings.hasCustomScrollbars}
          onChange={(isOn) => change({ customScrollbars: isOn })}
        >
          {formatMessage(settingsPanelMessages.customScrollbars)}
        </Switch>
      </SettingsSection>
      <SettingsSection>
        <RadioGroup
          label={formatMessage(settingsPanelMessages.direction)}
          options={directions.map((id) => ({ id, label: formatMessage(settingsChoiceMessages[id]) }))}
          value={direction}
          onChange={chooseDirection}
        />
      </SettingsSection>
    </PanelFrame>
  );
};

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

const Help = styled.p`
  padding-block-start: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.textMuted};
`;
