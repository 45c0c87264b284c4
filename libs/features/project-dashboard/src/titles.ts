import { defineMessages } from 'react-intl';

/** The title of the page, in the menu and in the browser's tab. */
export const projectDashboardTitles = defineMessages({
  dashboard: { id: 'menu.projects.dashboard', defaultMessage: 'Project dashboard' },
});
