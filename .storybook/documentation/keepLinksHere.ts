import { addresses } from 'virtual:storybook-addresses';

/** Links between pages of documentation name the app's addresses. Here they lead to the same page of Storybook. */
export const keepLinksHere = (): void => {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/documentation/"]') : null;
    const [path = '', heading] = link?.getAttribute('href')?.split('#') ?? [];
    const id = addresses[path];
    if (id === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // This document is a frame of its own in Storybook.
    window.open(`./?path=/docs/${id}${heading === undefined ? '' : `#${heading}`}`, '_top');
  });
};
