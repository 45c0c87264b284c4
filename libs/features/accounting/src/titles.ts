import { defineMessages } from 'react-intl';

/** Titles of the pages, in the menu and in the browser's tab. */
export const accountingTitles = defineMessages({
  banking: { id: 'menu.accounting.banking', defaultMessage: 'Banking' },
  chartOfAccount: { id: 'menu.accounting.chartOfAccount', defaultMessage: 'ChartOfAccount' },
});
