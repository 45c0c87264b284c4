import { defineMessages } from 'react-intl';

/** The titles of the pages, in the menu and in the browser's tab. */
export const administrationTitles = defineMessages({
  folder: { id: 'menu.administration.folder', defaultMessage: 'Administration' },
  users: { id: 'menu.administration.users', defaultMessage: 'Users' },
  auditLog: { id: 'menu.administration.auditLog', defaultMessage: 'Audit log' },
  system: { id: 'menu.administration.system', defaultMessage: 'System' },
  user: { id: 'menu.administration.user', defaultMessage: 'User' },
});
