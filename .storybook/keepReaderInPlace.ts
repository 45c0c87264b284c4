/**
 * Keeps a story that stands in a page of documentation as an example (`embed=true`) from taking the focus of whoever reads that page, and
 * from scrolling it. Once they have gone into the example, it does both as in the app; so does a story by itself.
 */
export const keepReaderInPlace = (): void => {
  if (new URLSearchParams(location.search).get('embed') !== 'true') return;
  const focus = Reflect.get(HTMLElement.prototype, 'focus') as (this: HTMLElement, options?: FocusOptions) => void;
  const scrollIntoView = Reflect.get(Element.prototype, 'scrollIntoView') as (this: Element, options?: unknown) => void;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) focus.call(this, options);
  };
  Element.prototype.scrollIntoView = function (options) {
    if (document.hasFocus()) scrollIntoView.call(this, options);
  };
};
