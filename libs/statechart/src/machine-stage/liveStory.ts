/** Parameters of a story that shows a `MachineStage`: the whole window, and on a documentation page a window of its own, as wide as at a desk. */
export const liveStory = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '72rem', width: 1280 } },
} as const;
