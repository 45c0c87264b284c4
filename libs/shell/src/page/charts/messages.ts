import { defineMessages } from 'react-intl';

/** What is said on the card of a chart. */
export const chartMessages = defineMessages({
  viewData: { id: 'chart.card.viewData', defaultMessage: 'View data' },
  viewChart: { id: 'chart.card.viewChart', defaultMessage: 'View chart' },
  copy: { id: 'chart.card.copy', defaultMessage: 'Copy as CSV' },
  picture: { id: 'chart.card.picture', defaultMessage: 'Save as picture' },
  copied: { id: 'chart.card.copied', defaultMessage: 'Copied.' },
  notCopied: { id: 'chart.card.notCopied', defaultMessage: 'The browser does not let Ezone copy here.' },
  noPicture: { id: 'chart.card.noPicture', defaultMessage: 'The picture could not be made.' },
  nothing: { id: 'chart.card.nothing', defaultMessage: 'Nothing was counted in this time.' },
});

/** The same, with the title of the card. */
export const chartSentences = defineMessages<{
  loading: { title: string };
  failed: { title: string };
  more: { title: string };
  data: { title: string };
}>({
  loading: { id: 'chart.card.loading', defaultMessage: '{title} is being loaded' },
  failed: { id: 'chart.card.failed', defaultMessage: '“{title}” could not be loaded.' },
  more: { id: 'chart.card.more', defaultMessage: 'More for “{title}”' },
  data: { id: 'chart.card.data', defaultMessage: '{title}: data' },
});
