import { languages, nativeNames } from '@ezone/i18n';
import { MenuButton, MenuItem, MenuSection } from '@ezone/ui/menu';
import { Languages } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useLanguageControl } from './LanguageControl';
import { languageMessages } from './messages';

/** Changes the language of the app, at once and for the next visit. */
export const LanguageMenu = () => {
  const { formatMessage } = useIntl();
  const { wanted, chooseLanguage } = useLanguageControl();
  const label = formatMessage(languageMessages.label);

  const choose = (chosen: string | undefined) => {
    const next = languages.find((other) => other === chosen);
    if (next) chooseLanguage(next);
  };

  return (
    <MenuButton label={label} icon={<Languages />} iconOnly placement="bottom end">
      <MenuSection
        label={label}
        selection={{ mode: 'single', selected: [wanted], onChange: ([chosen]) => choose(chosen) }}
      >
        {languages.map((other) => (
          <MenuItem key={other} id={other} lang={other}>
            {nativeNames[other]}
          </MenuItem>
        ))}
      </MenuSection>
    </MenuButton>
  );
};
