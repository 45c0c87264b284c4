import { ToastProvider } from '@ezone/shell/notices/toast';
import { UiProvider } from '@ezone/ui/theme';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useMemo } from 'react';
import type { PropsWithChildren } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { lookOf } from '../lookOf';
import { storybookTheme } from '../storybookTheme';
import { Words } from '../Words';

type Told = [{ globals: Globals }];

/** A page of documentation in the scheme of the toolbar: Storybook draws it anew when that changes. It is English in every language. */
export const DocsPage = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  const { channel } = context;
  const [{ globals }] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as Told;
  const { scheme } = lookOf(globals);
  const theme = useMemo(() => storybookTheme(scheme), [scheme]);
  return (
    <UiProvider scheme={scheme} locale="en">
      <Words language="en">
        <ToastProvider>
          <DocsContainer context={context} theme={theme}>
            {children}
          </DocsContainer>
        </ToastProvider>
      </Words>
    </UiProvider>
  );
};
