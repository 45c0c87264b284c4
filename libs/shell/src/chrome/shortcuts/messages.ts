import { defineMessages } from 'react-intl';

/** What the shortcuts are called wherever they stand: there with the shell. */
export const shortcutMessages = defineMessages({
  title: { id: 'shell.shortcuts.title', defaultMessage: 'Shortcuts' },
  edit: { id: 'shell.shortcuts.edit', defaultMessage: 'Edit shortcuts' },
});
