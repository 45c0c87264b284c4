import { defineMessages } from 'react-intl';

/** The names of the layouts, in the index and at the head of each. */
export const layoutTitles = defineMessages({
  blank: { id: 'layouts.title.blank', defaultMessage: 'Blank' },
  fullWidth: { id: 'layouts.title.fullWidth', defaultMessage: 'Full width' },
  fullWidthToolbar: { id: 'layouts.title.fullWidthToolbar', defaultMessage: 'Full width with a toolbar' },
  fullWidthTabs: { id: 'layouts.title.fullWidthTabs', defaultMessage: 'Full width with tabs' },
  fullWidthScroll: { id: 'layouts.title.fullWidthScroll', defaultMessage: 'Full width, the content scrolls' },
  start: { id: 'layouts.title.start', defaultMessage: 'Sidebar at the start' },
  startTabs: { id: 'layouts.title.startTabs', defaultMessage: 'Sidebar at the start, with tabs' },
  startScroll: { id: 'layouts.title.startScroll', defaultMessage: 'Sidebar at the start, the content scrolls' },
  end: { id: 'layouts.title.end', defaultMessage: 'Sidebar at the end' },
  endTabs: { id: 'layouts.title.endTabs', defaultMessage: 'Sidebar at the end, with tabs' },
  endScroll: { id: 'layouts.title.endScroll', defaultMessage: 'Sidebar at the end, the content scrolls' },
  both: { id: 'layouts.title.both', defaultMessage: 'Two sidebars' },
  temporary: { id: 'layouts.title.temporary', defaultMessage: 'Temporary sidebars' },
});
