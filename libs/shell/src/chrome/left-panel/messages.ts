import { defineMessages } from 'react-intl';

/** What the panel of shortcuts says. */
export const leftPanelMessages = defineMessages({
  open: { id: 'shell.leftPanel.open', defaultMessage: 'Open the shortcut panel' },
  close: { id: 'shell.leftPanel.close', defaultMessage: 'Close the shortcut panel' },
  empty: { id: 'shell.leftPanel.empty', defaultMessage: 'No shortcuts yet.' },
});
