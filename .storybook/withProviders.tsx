import { directionOf } from '@ezone/i18n';
import type { Language } from '@ezone/i18n';
import { SchemeScope, theme, UiProvider } from '@ezone/ui/theme';
import type { SchemeName } from '@ezone/ui/theme';
import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import styled, { ThemeProvider } from 'styled-components';
import { lookOf } from './lookOf';
import { Words } from './Words';

type FrameProps = { scheme: SchemeName; language: Language; children: ReactNode };

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
    <ThemeProvider theme={theme}>
      <Plate scheme={scheme} lang={language} dir={directionOf(language)}>
        <Words language={language}>{children}</Words>
      </Plate>
    </ThemeProvider>
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
  const Frame = viewMode === 'docs' ? Scope : Page;
  return (
    <Frame {...lookOf(globals)}>
      <Story />
    </Frame>
  );
};
