/** How wide the phone of Storybook's toolbar is, in pixels. */
export const PHONE_WIDTH = 390;

/** How high a story's window of its own is where the story does not say, as CSS says it. */
export const WINDOW_HEIGHT = '32rem';
