import { directionOf, languages } from '@ezone/i18n';
import type { Language } from '@ezone/i18n';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { isSchemeName, SchemeScope, UiProvider } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

type FrameProps = { scheme: SchemeName; language: Language; children: ReactNode };

const stay = () => undefined;

const Words = ({ language, children }: Omit<FrameProps, 'scheme'>) => (
  <StaticI18nProvider language={language}>
    <AriaProvider locale={language} navigate={stay}>
      {children}
    </AriaProvider>
  </StaticI18nProvider>
);

/** A story by itself owns the page, as the app does. */
const Page = ({ scheme, language, children }: FrameProps) => (
  <UiProvider scheme={scheme} locale={language}>
    <Words language={language}>{children}</Words>
  </UiProvider>
);

/** On a documentation page stories of several schemes and languages stand side by side, so each gets a scope. */
const Scope = ({ scheme, language, children }: FrameProps) => {
  useLayoutEffect(() => {
    // The providers inside have told the page the language of their story; the page itself is English.
    document.documentElement.lang = 'en';
    document.documentElement.dir = 'ltr';
  });
  return (
    <UiProvider locale="en">
      <Plate scheme={scheme} lang={language} dir={directionOf(language)}>
        <Words language={language}>{children}</Words>
      </Plate>
    </UiProvider>
  );
};

const Plate = styled(SchemeScope)`
  ${({ theme }) => theme.type.body}
  margin: -4rem -3rem;
  padding: 4rem 3rem;
  font-family: ${({ theme }) => theme.font.text};
`;

/** Gives each story the tokens, the words and the direction that the toolbar, or the story's `globals`, ask for. */
export const withProviders: Decorator = (Story, { globals, viewMode }) => {
  const wanted = String(globals.scheme);
  const scheme = isSchemeName(wanted) ? wanted : 'default';
  const language = languages.find((known) => known === globals.locale) ?? 'en';
  const Frame = viewMode === 'docs' ? Scope : Page;
  return (
    <Frame scheme={scheme} language={language}>
      <Story />
    </Frame>
  );
};
