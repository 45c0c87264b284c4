import { lazyContent } from '@ezone/ui/lazy-content';

/** The form that a contact is written in: it is fetched with the page, so that a contact can be changed without a network. */
export const loadEdit = lazyContent(async () => (await import('./EditContact')).EditContact);
