import type { Language } from '@ezone/i18n';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import type { ReactNode } from 'react';

const stay = () => undefined;

/** The sentences and the direction of a language. Links lead nowhere. */
export const Words = ({ language, children }: { language: Language; children: ReactNode }) => (
  <StaticI18nProvider language={language}>
    <AriaProvider locale={language} navigate={stay}>
      {children}
    </AriaProvider>
  </StaticI18nProvider>
);
