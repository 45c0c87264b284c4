/**
 * Parameters of a story that shows a `MachineStage`: the whole window, and on a documentation page a window of its own, in which the chart
 * stands under the component, both in their own size.
 */
export const liveStory = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '109rem' } },
} as const;
