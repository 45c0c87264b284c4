import { defineMessages } from 'react-intl';

/** What the frame of the page says. */
export const layoutMessages = defineMessages({
  skip: { id: 'shell.layout.skip', defaultMessage: 'Skip to the content' },
  footer: { id: 'shell.layout.footer', defaultMessage: 'Ezone @2022' },
});
