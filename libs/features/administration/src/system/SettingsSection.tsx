import { SectionCard } from '@ezone/ui/section-card';
import { useIntl } from 'react-intl';
import { Code } from '../components/Code';
import { Facts } from '../components/Facts';
import { systemMessages } from './messages';
import type { SystemState } from './systemState';

type SettingsSectionProps = { title: string; settings: SystemState['mail'] };

/** Settings as they are; of secrets, whether they are set. */
export const SettingsSection = ({ title, settings }: SettingsSectionProps) => {
  const { formatMessage } = useIntl();
  return (
    <SectionCard title={title} hint={formatMessage(systemMessages.settingsHint)}>
      <Facts
        facts={settings.map(({ name, isSet, value }) => ({
          ...{ id: name, name: <Code>{name}</Code> },
          value:
            value === null ? formatMessage(isSet ? systemMessages.isSet : systemMessages.notSet) : <Code>{value}</Code>,
        }))}
      />
    </SectionCard>
  );
};
