/**
 * Keeps a story that takes the focus from scrolling the documentation page that it stands in as a frame: whoever opens that page
 * is to begin at its top. A story by itself scrolls as it does in the app.
 */
export const keepScroll = (): void => {
  // A story by itself has Storybook around it, and nothing around that.
  if (window.parent === window.top) return;
  const focus = Reflect.get(HTMLElement.prototype, 'focus') as (this: HTMLElement, options?: FocusOptions) => void;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
};
