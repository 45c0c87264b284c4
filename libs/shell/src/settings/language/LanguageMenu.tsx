import { MenuButton } from '@ezone/ui/menu';
import { Languages } from 'lucide-react';
import { useIntl } from 'react-intl';
import { LanguageSection } from './LanguageSection';
import { languageMessages } from './messages';

/** Changes the language of the app, at once and for the next visit. */
export const LanguageMenu = () => {
  const { formatMessage } = useIntl();
  return (
    <MenuButton label={formatMessage(languageMessages.label)} icon={<Languages />} iconOnly placement="bottom end">
      <LanguageSection />
    </MenuButton>
  );
};
