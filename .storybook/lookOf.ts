import { languages } from '@ezone/i18n';
import type { Language } from '@ezone/i18n';
import { isSchemeName } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';
import type { Globals } from 'storybook/internal/types';

/** The scheme and the language that the toolbar, or a story's `globals`, ask for. */
export const lookOf = ({ scheme, locale }: Globals): { scheme: SchemeName; language: Language } => {
  const wanted = String(scheme);
  return {
    scheme: isSchemeName(wanted) ? wanted : 'default',
    language: languages.find((known) => known === locale) ?? 'en',
  };
};
