import { StoryWindow } from '@ezone/documentation/storybook';
import { DocsContext, Story as StorybookStory, useOf } from '@storybook/addon-docs/blocks';
import type { StoryProps } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { WINDOW_HEIGHT } from '#documentation/windowSizes';
import { lookOf } from '../lookOf';

/** What a story says about its window. */
type WindowParameters = {
  docs?: { story?: { inline?: boolean; height?: string; width?: number } };
  viewport?: { options?: Record<string, { styles: { width: string } }> };
};

/** A story on a page: one that wants a window of its own has it as in the app, in the look that the toolbar asks for. */
export const Story = (props: StoryProps) => {
  const { story } = useOf(props.of ?? 'story', ['story']);
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const { docs, viewport }: WindowParameters = story.parameters;
  const { inline = true, height = WINDOW_HEIGHT, width } = docs?.story ?? {};
  if (inline) return <StorybookStory {...props} />;
  const { value: size = '' } = (globals['viewport'] ?? {}) as { value?: string };
  const chosen = viewport?.options?.[size]?.styles.width;
  return (
    <StoryWindow
      frame={story.id}
      title={story.name}
      storybook="./"
      height={height}
      width={chosen === undefined ? width : parseInt(chosen)}
      {...lookOf(globals)}
    />
  );
};
