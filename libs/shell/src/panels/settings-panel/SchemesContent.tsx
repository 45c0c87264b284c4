import { SchemeCard, SchemeCards, SchemesHeading } from '@ezone/ui/scheme-card';
import { isDarkScheme, SCHEME_NAMES } from '@ezone/ui/theme';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useSchemeLabel } from '../../settings/useSchemeLabel';
import { useSettings } from '../../settings';
import { useChangeSettings } from '../../settings/ChangeSettings';
import { settingsEdgeMessages } from './messages';
import { settingsPanelMessages } from './panelMessages';
import { PanelFrame } from './PanelFrame';

const groups = [
  { id: 'light', names: SCHEME_NAMES.filter((name) => !isDarkScheme(name)) },
  { id: 'dark', names: SCHEME_NAMES.filter(isDarkScheme) },
] as const;

export type SchemesContentProps = { onClose: () => void };

/** The colour schemes of the page as cards. */
export const SchemesContent = ({ onClose }: SchemesContentProps) => {
  const { formatMessage } = useIntl();
  const schemeLabel = useSchemeLabel();
  const { settings } = useSettings();
  const change = useChangeSettings();
  const title = formatMessage(settingsEdgeMessages.schemes);
  return (
    <PanelFrame title={title} onClose={onClose}>
      <SchemeCards label={title} value={settings.scheme} onChange={(main) => change({ theme: { main } })}>
        {groups.map(({ id, names }) => (
          <Fragment key={id}>
            <SchemesHeading>{formatMessage(settingsPanelMessages[id])}</SchemesHeading>
            {names.map((name) => (
              <SchemeCard key={name} scheme={name}>
                {schemeLabel(name)}
              </SchemeCard>
            ))}
          </Fragment>
        ))}
      </SchemeCards>
    </PanelFrame>
  );
};
