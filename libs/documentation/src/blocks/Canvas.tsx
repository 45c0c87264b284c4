import type { PropDocs } from '#documentation/docgen';
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
      /** Absent where the page tells of no props. */
      docs?: PropDocs;
    };

/** A story as an example: in the page, or in a window of its own where it wants a whole one. */
export const Canvas = (props: CanvasProps) =>
  'frame' in props.of ? (
    <ExampleFrame {...props.of} />
  ) : 'from' in props ? (
    <InlineExample {...props} of={props.of} />
  ) : null;
