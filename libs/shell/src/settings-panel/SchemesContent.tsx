import { SchemeCard, SchemeCards } from '@ezone/ui/scheme-card';
import { useIntl } from 'react-intl';
import { useSchemeLabel } from '../scheme-label';
import { useSettings } from '../settings';
import { useChangeSettings } from '../settings-saving';
import { SCHEME_NAMES } from '@ezone/ui/theme';
import { settingsEdgeMessages } from './messages';
import { PanelFrame } from './PanelFrame';

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
        {SCHEME_NAMES.map((name) => (
          <SchemeCard key={name} scheme={name}>
            {schemeLabel(name)}
          </SchemeCard>
        ))}
      </SchemeCards>
    </PanelFrame>
  );
};
