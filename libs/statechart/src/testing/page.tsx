import type { ProjectAnnotations } from 'storybook/internal/types';
import type { ReactRenderer } from '@storybook/react-vite';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';

const stay = () => undefined;

/**
 * What specs give their stories in place of Storybook's preview: the tokens and the language of the story's globals.
 * `composeStories(stories, page)`.
 */
export const page = {
  initialGlobals: { locale: 'en' },
  decorators: [
    (Story, { globals }) => (
      <UiProvider locale={String(globals.locale)}>
        <AriaProvider locale={String(globals.locale)} navigate={stay}>
          <Story />
        </AriaProvider>
      </UiProvider>
    ),
  ],
} satisfies ProjectAnnotations<ReactRenderer>;
