/** Where a page stands in Storybook; the app has its own list of pages. */
export const Meta = () => null;
