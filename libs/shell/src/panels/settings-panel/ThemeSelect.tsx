import { Select } from '@ezone/ui/select';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useSchemeLabel } from '../../settings/useSchemeLabel';
import { chosenScheme, selectableSchemes, useSettings } from '../../settings';
import { useChangeSettings } from '../../settings/ChangeSettings';
import type { ThemePart } from '../../settings';
import { settingsPanelMessages } from './panelMessages';

export type ThemeSelectProps = { part: ThemePart; label: MessageDescriptor };

/** The colours of one part of the page. */
export const ThemeSelect = ({ part, label }: ThemeSelectProps) => {
  const { formatMessage } = useIntl();
  const schemeLabel = useSchemeLabel();
  const { current } = useSettings();
  const change = useChangeSettings();
  const value = chosenScheme(themeOf(current), part);
  // Each has a list of all schemes: it is made anew only when something of it is another.
  return useMemo(
    () => (
      <Select
        label={formatMessage(label)}
        placeholder={formatMessage(settingsPanelMessages.choose)}
        options={selectableSchemes(part).map((id) => ({ id, label: schemeLabel(id) }))}
        value={value}
        onChange={(scheme) => change({ theme: { [part]: scheme } })}
      />
    ),
    [formatMessage, label, schemeLabel, part, value, change],
  );
};

/** What is stored for the parts; a guest may have stored nothing. */
const themeOf = (settings: unknown): Partial<Record<ThemePart, unknown>> =>
  (settings as { theme?: Partial<Record<ThemePart, unknown>> } | null)?.theme ?? {};
