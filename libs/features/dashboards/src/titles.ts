import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const dashboardTitles = defineMessages({
  analytics: { id: 'menu.dashboards.analytics', defaultMessage: 'Dashboard' },
});
