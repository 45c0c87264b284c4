import { languages, nativeNames } from '@ezone/i18n';
import { MenuItem, MenuSection } from '@ezone/ui/menu';
import { useIntl } from 'react-intl';
import { useLanguageControl } from './LanguageControl';
import { languageMessages } from './messages';

export type LanguageSectionProps = {
  /** With a heading to see, where the menu holds more than languages. @default false */
  hasTitle?: boolean;
};

/** The languages of the app in a menu, each in its own words. */
export const LanguageSection = ({ hasTitle = false }: LanguageSectionProps) => {
  const { formatMessage } = useIntl();
  const { wanted, chooseLanguage } = useLanguageControl();
  const label = formatMessage(languageMessages.label);

  const choose = (chosen: string | undefined) => {
    const next = languages.find((other) => other === chosen);
    if (next) chooseLanguage(next);
  };

  return (
    <MenuSection
      label={label}
      title={hasTitle ? label : undefined}
      selection={{ mode: 'single', selected: [wanted], onChange: ([chosen]) => choose(chosen) }}
    >
      {languages.map((other) => (
        <MenuItem key={other} id={other} lang={other}>
          {nativeNames[other]}
        </MenuItem>
      ))}
    </MenuSection>
  );
};
