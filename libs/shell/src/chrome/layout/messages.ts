import { defineMessages } from 'react-intl';

/** What the frame of the page says. */
export const layoutMessages = defineMessages({
  skip: { id: 'shell.layout.skip', defaultMessage: 'Skip to the content' },
  purchase: { id: 'shell.layout.purchase', defaultMessage: 'Purchase' },
  documentation: { id: 'shell.layout.documentation', defaultMessage: 'Documentation' },
  footer: { id: 'shell.layout.footer', defaultMessage: 'Ezone @2022' },
});

/** What the frame of the page says, with values in it. */
export const layoutSentences = defineMessages<{ version: { version: string } }>({
  version: { id: 'shell.layout.version', defaultMessage: 'Version {version}: what is new' },
});
