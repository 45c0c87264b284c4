import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.dataDisplay', defaultMessage: 'Data display' },
  avatars: { id: 'docs.title.avatars', defaultMessage: 'Avatars' },
  badges: { id: 'docs.title.badges', defaultMessage: 'Badges' },
  charts: { id: 'docs.title.charts', defaultMessage: 'Charts' },
  chips: { id: 'docs.title.chips', defaultMessage: 'Chips' },
  compareTable: { id: 'docs.title.compareTable', defaultMessage: 'Compare table' },
  dividers: { id: 'docs.title.dividers', defaultMessage: 'Dividers' },
  eventCalendar: { id: 'docs.title.eventCalendar', defaultMessage: 'Event calendar' },
  icons: { id: 'docs.title.icons', defaultMessage: 'Icons' },
  imageList: { id: 'docs.title.imageList', defaultMessage: 'Image list' },
  keyCaps: { id: 'docs.title.keyCaps', defaultMessage: 'Key caps' },
  lists: { id: 'docs.title.lists', defaultMessage: 'Lists' },
  masonry: { id: 'docs.title.masonry', defaultMessage: 'Masonry' },
  recordList: { id: 'docs.title.recordList', defaultMessage: 'Record list' },
  table: { id: 'docs.title.table', defaultMessage: 'Table' },
  timeline: { id: 'docs.title.timeline', defaultMessage: 'Timeline' },
  tooltips: { id: 'docs.title.tooltips', defaultMessage: 'Tooltips' },
  treeTable: { id: 'docs.title.treeTable', defaultMessage: 'Tree table' },
  typography: { id: 'docs.title.typography', defaultMessage: 'Typography' },
  viewer: { id: 'docs.title.viewer', defaultMessage: 'Viewer' },
});

/** What shows things. */
export const dataDisplay: Section = {
  id: 'dataDisplay',
  title: titles.section,
  pages: [
    page('components/avatars', titles.avatars, () => import('@ezone/pages/ui/src/avatar/Avatar.mdx')),
    page('components/badges', titles.badges, () => import('@ezone/pages/ui/src/badge/Badge.mdx')),
    page('components/charts', titles.charts, () => import('@ezone/pages/ui/src/charts/Chart.mdx')),
    page('components/chips', titles.chips, () => import('@ezone/pages/ui/src/chip/Chip.mdx')),
    page(
      'components/compare-table',
      titles.compareTable,
      () => import('@ezone/pages/ui/src/compare-table/CompareTable.mdx'),
    ),
    page('components/dividers', titles.dividers, () => import('@ezone/pages/ui/src/divider/Divider.mdx')),
    page(
      'components/event-calendar',
      titles.eventCalendar,
      () => import('@ezone/pages/ui/src/event-calendar/EventCalendar.mdx'),
    ),
    page('components/icons', titles.icons, () => import('@ezone/pages/ui/src/icon-button/Icons.mdx')),
    page('components/image-list', titles.imageList, () => import('@ezone/pages/ui/src/tile-grid/TileGrid.mdx')),
    page('components/key-caps', titles.keyCaps, () => import('@ezone/pages/ui/src/key-caps/KeyCaps.mdx')),
    page('components/lists', titles.lists, () => import('@ezone/pages/ui/src/list/List.mdx')),
    page('components/masonry', titles.masonry, () => import('@ezone/pages/ui/src/card-grid/CardGrid.mdx')),
    page('components/record-list', titles.recordList, () => import('@ezone/pages/ui/src/record-list/RecordList.mdx')),
    page('components/table', titles.table, () => import('@ezone/pages/ui/src/data-grid/DataGrid.mdx')),
    page('components/timeline', titles.timeline, () => import('@ezone/pages/ui/src/timeline/Timeline.mdx')),
    page('components/tooltips', titles.tooltips, () => import('@ezone/pages/ui/src/tooltip/Tooltip.mdx')),
    page('components/tree-table', titles.treeTable, () => import('@ezone/pages/ui/src/tree-table/TreeTable.mdx')),
    page('components/typography', titles.typography, () => import('@ezone/pages/ui/src/theme/Type.mdx')),
    page('components/viewer', titles.viewer, () => import('@ezone/pages/ui/src/viewer/Viewer.mdx')),
  ],
};
