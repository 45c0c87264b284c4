import { defineMessages } from 'react-intl';

/** Titles of the page, in the menu and in the browser's tab. */
export const fileManagerTitles = defineMessages({
  files: { id: 'menu.fileManager.title', defaultMessage: 'File manager' },
  trash: { id: 'menu.fileManager.trash', defaultMessage: 'Trash of files' },
});
