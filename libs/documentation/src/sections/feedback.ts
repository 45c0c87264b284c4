import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.feedback', defaultMessage: 'Feedback' },
  alert: { id: 'docs.title.alert', defaultMessage: 'Alert' },
  backdrop: { id: 'docs.title.backdrop', defaultMessage: 'Backdrop' },
  bulkBar: { id: 'docs.title.bulkBar', defaultMessage: 'Bulk bar' },
  dialogs: { id: 'docs.title.dialogs', defaultMessage: 'Dialogs' },
  emptyState: { id: 'docs.title.emptyState', defaultMessage: 'Empty state' },
  errorState: { id: 'docs.title.errorState', defaultMessage: 'Error state' },
  progress: { id: 'docs.title.progress', defaultMessage: 'Progress' },
  skeleton: { id: 'docs.title.skeleton', defaultMessage: 'Skeleton' },
  snackbars: { id: 'docs.title.snackbars', defaultMessage: 'Snackbars' },
  splash: { id: 'docs.title.splash', defaultMessage: 'Splash' },
});

/** What says how something went. */
export const feedback: Section = {
  id: 'feedback',
  title: titles.section,
  pages: [
    page('components/alert', titles.alert, () => import('@ezone/pages/ui/src/alert/Alert.mdx')),
    page('components/backdrop', titles.backdrop, () => import('@ezone/pages/ui/src/dialog/Backdrop.mdx')),
    page('components/bulk-bar', titles.bulkBar, () => import('@ezone/pages/ui/src/bulk-bar/BulkBar.mdx')),
    page('components/dialogs', titles.dialogs, () => import('@ezone/pages/ui/src/dialog/Dialog.mdx')),
    page('components/empty-state', titles.emptyState, () => import('@ezone/pages/ui/src/empty-state/EmptyState.mdx')),
    page('components/error-state', titles.errorState, () => import('@ezone/pages/ui/src/error-state/ErrorState.mdx')),
    page('components/progress', titles.progress, () => import('@ezone/pages/ui/src/progress-bar/ProgressBar.mdx')),
    page('components/skeleton', titles.skeleton, () => import('@ezone/pages/ui/src/skeleton/Skeleton.mdx')),
    page('components/snackbars', titles.snackbars, () => import('@ezone/pages/ui/src/toast/Toast.mdx')),
    page('components/splash', titles.splash, () => import('@ezone/pages/ui/src/splash/Splash.mdx')),
  ],
};
