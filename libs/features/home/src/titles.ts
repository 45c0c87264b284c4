import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const homeTitles = defineMessages({
  ezone: { id: 'menu.home.ezone', defaultMessage: 'Ezone' },
  banking: { id: 'menu.home.banking', defaultMessage: 'Banking' },
  chartOfAccount: { id: 'menu.home.chartOfAccount', defaultMessage: 'ChartOfAccount' },
  home: { id: 'menu.home.home', defaultMessage: 'Home' },
});
