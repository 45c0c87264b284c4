import { addresses } from 'virtual:storybook-addresses';

/** A page's address in the app, also as Storybook writes it into its own links. */
const ADDRESS = /^(?:\.?\/?\?path=)?(\/documentation\/[^#]*)(#.*)?$/;

/** Links between pages of documentation name the app's addresses. Here they lead to the same page of Storybook. */
export const keepLinksHere = (): void => {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href*="/documentation/"]') : null;
    const [, path = '', heading = ''] = ADDRESS.exec(link?.getAttribute('href') ?? '') ?? [];
    const id = addresses[path];
    if (id === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    // This document is a frame of its own in Storybook.
    window.open(`./?path=/docs/${id}${heading}`, '_top');
  };
  // Before Storybook's own links hear of it.
  document.addEventListener('click', follow, { capture: true });
};
