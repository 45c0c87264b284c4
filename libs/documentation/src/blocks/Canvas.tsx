import type { PropDoc } from '#documentation/docgen';
import type { StoryFrame } from '#documentation/storyFrames';
import type { Stories, Story } from './story';
import { ExampleFrame } from './ExampleFrame';
import { InlineExample } from './InlineExample';

type CanvasProps =
  | { of: StoryFrame }
  | {
      of: Story;
      /** The file that the story is of. */
      from: Stories;
      /** The props of the components of the page, by the component's name, where the page tells them. */
      docs?: Readonly<Record<string, readonly PropDoc[]>>;
    };

/** A story as an example: in the page, or in a window of its own where it wants a whole one. */
export const Canvas = (props: CanvasProps) =>
  'frame' in props.of ? (
    <ExampleFrame {...props.of} />
  ) : 'from' in props ? (
    <InlineExample {...props} of={props.of} />
  ) : null;
