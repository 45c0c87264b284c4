import { defineMessages } from 'react-intl';

/** What is said while pages come, and where one does not. Loaded with the app, for any page may need it. */
export const routingMessages = defineMessages({
  loading: { id: 'app.page.loading', defaultMessage: 'Loading …' },
  outdatedTitle: { id: 'app.page.outdatedTitle', defaultMessage: 'This page could not be fetched' },
  outdatedAdvice: {
    id: 'app.page.outdatedAdvice',
    defaultMessage:
      'Either there is no connection right now, or a newer version of Ezone has been installed. Reloading mends both.',
  },
  offlineAdvice: {
    id: 'app.page.offlineAdvice',
    defaultMessage: 'There is no connection right now. The page opens by itself as soon as there is one.',
  },
  reload: { id: 'app.page.reload', defaultMessage: 'Reload' },
  crashTitle: { id: 'app.page.crashTitle', defaultMessage: 'Something went wrong on this page' },
  crashAdvice: {
    id: 'app.page.crashAdvice',
    defaultMessage: 'What you saved before is safe. Try again, or go on from the start page.',
  },
  retry: { id: 'app.page.retry', defaultMessage: 'Try again' },
  home: { id: 'app.page.home', defaultMessage: 'Go to the start page' },
});

/** The mark of an error page. */
export const { mark: errorMark } = defineMessages<{ mark: { code: string } }>({
  mark: { id: 'app.page.errorMark', defaultMessage: 'Error {code}' },
});
