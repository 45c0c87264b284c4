import { StaticI18nProvider } from '@ezone/i18n/testing';
import { languages } from '@ezone/i18n';
import type { Language } from '@ezone/i18n';
import { renderHook } from '@testing-library/react';
import { selectableSchemes } from '.';
import { useSchemeLabel } from './useSchemeLabel';

const labelsIn = (language: Language) => {
  const { result } = renderHook(useSchemeLabel, {
    wrapper: ({ children }) => <StaticI18nProvider language={language}>{children}</StaticI18nProvider>,
  });
  return result.current;
};

it.each([
  ['en', 'Ocean', 'Ocean, dark', 'As the page, light'],
  ['tr', 'Okyanus', 'Okyanus, koyu', 'Sayfa gibi, açık'],
  ['ar', 'محيط', 'محيط، داكن', 'مثل الصفحة، فاتح'],
] as const)('names schemes in %s', (language, light, dark, variant) => {
  const label = labelsIn(language);
  expect([label('ocean'), label('oceanDark'), label('mainThemeLight')]).toEqual([light, dark, variant]);
});

it.each(languages)('has a name of its own for everything that is offered, in %s', (language) => {
  const labels = selectableSchemes('navbar').map(labelsIn(language));
  expect(new Set(labels).size).toBe(28);
});
