import type { MessageDescriptor } from 'react-intl';
import { indexPath } from './paths';
import { layoutTitles as title } from './variantTitles';

/** One way to put a page together. Index, previews, pages and stories all follow from the list of these. */
export type LayoutVariant = {
  /** Below `/ui/page-layouts/`: the kind of page, and what it shows. */
  path: `${'carded' | 'simple'}/${string}`;
  title: MessageDescriptor;
  /** What stands in the toolbar. */
  bar?: 'actions' | 'tabs';
  /** The sidebar at the start. */
  start?: 'permanent' | 'temporary';
  /** The sidebar at the end. */
  end?: 'permanent' | 'temporary';
  /** What scrolls. @default 'page' */
  scroll?: 'content';
};

/** Twelve carded pages and eight simple ones. */
export const layoutVariants: readonly LayoutVariant[] = [
  { path: 'carded/full-width', title: title.fullWidth },
  { path: 'carded/full-width-toolbar', title: title.fullWidthToolbar, bar: 'actions' },
  { path: 'carded/full-width-tabs', title: title.fullWidthTabs, bar: 'tabs' },
  { path: 'carded/full-width-content-scroll', title: title.fullWidthScroll, bar: 'actions', scroll: 'content' },
  { path: 'carded/left-sidebar', title: title.start, bar: 'actions', start: 'permanent' },
  { path: 'carded/left-sidebar-tabs', title: title.startTabs, bar: 'tabs', start: 'permanent' },
  {
    path: 'carded/left-sidebar-content-scroll',
    title: title.startScroll,
    bar: 'actions',
    start: 'permanent',
    scroll: 'content',
  },
  { path: 'carded/right-sidebar', title: title.end, bar: 'actions', end: 'permanent' },
  { path: 'carded/right-sidebar-tabs', title: title.endTabs, bar: 'tabs', end: 'permanent' },
  {
    path: 'carded/right-sidebar-content-scroll',
    title: title.endScroll,
    bar: 'actions',
    end: 'permanent',
    scroll: 'content',
  },
  { path: 'carded/two-sidebars', title: title.both, bar: 'actions', start: 'permanent', end: 'permanent' },
  { path: 'carded/temporary-sidebars', title: title.temporary, bar: 'actions', start: 'temporary', end: 'temporary' },
  { path: 'simple/full-width', title: title.fullWidth },
  { path: 'simple/full-width-tabs', title: title.fullWidthTabs, bar: 'tabs' },
  { path: 'simple/left-sidebar', title: title.start, start: 'permanent' },
  {
    path: 'simple/left-sidebar-content-scroll',
    title: title.startScroll,
    bar: 'actions',
    start: 'permanent',
    scroll: 'content',
  },
  { path: 'simple/right-sidebar', title: title.end, end: 'permanent' },
  {
    path: 'simple/right-sidebar-content-scroll',
    title: title.endScroll,
    bar: 'actions',
    end: 'permanent',
    scroll: 'content',
  },
  { path: 'simple/two-sidebars', title: title.both, bar: 'actions', start: 'permanent', end: 'permanent' },
  { path: 'simple/temporary-sidebars', title: title.temporary, start: 'temporary', end: 'temporary' },
];

/** The kind of page a variant is. */
export const kindOf = ({ path }: LayoutVariant): 'carded' | 'simple' =>
  path.startsWith('carded/') ? 'carded' : 'simple';

/** Where a variant is shown. */
export const pathOf = ({ path }: LayoutVariant): string => `${indexPath}/${path}`;

/** Where the page without any layout is. */
export const blankPath = `${indexPath}/blank`;
