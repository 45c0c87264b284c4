import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** What several pages have in common, by what it is to them: a folder, which ends in a slash, or a file without its ending. */
const parts = {
  // What the pages of a guest and those behind have in common: what forms are made of, and the sign of the product. One module of these left
  // out makes the shell wait for all of `account`, 11 kB.
  controls: [
    'libs/ui/src/alert/',
    'libs/ui/src/brand-mark/',
    'libs/ui/src/card/',
    'libs/ui/src/native-select/',
    'libs/ui/src/password-field/',
    'libs/ui/src/tabs/',
    'libs/ui/src/text-field/TextField',
    'libs/ui/src/theme/SchemeScope',
    'libs/ui/src/tinted-box/',
    'libs/ui/src/visually-hidden/',
    'libs/shell/src/forms/unreadFault',
    'libs/shell/src/forms/fields/textControl',
    'libs/shell/src/records/unread',
    'libs/shell/src/routing/RouteLink',
    'libs/shell/src/routing/useIntent',
  ],
  // What most pages of the signed-in are made of: their header, what the server answers in its states, as rows, what is live in the menu,
  // and what is ticked and undone. Without it the start takes 13 requests more.
  page: [
    'libs/shell/src/page/page-header/',
    'libs/shell/src/data/query-view/',
    'libs/shell/src/data/now/',
    'libs/shell/src/data/days/',
    'libs/shell/src/records/useOwnChanges',
    'libs/shell/src/records/useSayDone',
    'libs/shell/src/records/useLiveCount',
    'libs/shell/src/session/live/useIsSettled',
    'libs/shell/src/panels/notifications/runStack',
    'libs/shell/src/panels/notifications/notificationStackMachine',
    'libs/ui/src/link/AnchorTo',
    'libs/ui/src/list/',
    // The table of products has rows of this height, and fetches no list for it: 40 kB.
    'libs/ui/src/record-list/useRowHeight',
    'libs/ui/src/skeleton/',
    'libs/ui/src/tick-button/',
    'libs/repeats/src/series/occurrences',
    'libs/repeats/src/todo/nextDue',
    'libs/repeats/src/todo/dates',
    'libs/repeats/src/todo/createTicking',
    'libs/features/home/src/PlainPage',
  ],
  // What pages with a sidebar have in common. Pages of text, as documentation, have it without what records need: 10 kB.
  panes: [
    'libs/shell/src/page/page-layout/PagePanes',
    'libs/shell/src/page/page-layout/SidebarButton',
    'libs/shell/src/page/page-layout/SidebarFrame',
    'libs/shell/src/page/page-layout/SidebarIcon',
    'libs/shell/src/page/page-layout/pageStyle',
    'libs/shell/src/page/page-layout/useSidebar',
    'libs/ui/src/theme/appSidebarWidth',
    ...['arrow-left', 'copy'].map((icon) => `node_modules/lucide-react/dist/esm/icons/${icon}`),
  ],
  // What pages of records have in common: how records are read and changed, and how they are searched. A phone has six
  // connections, so twenty files of half a kB each made it wait three times more.
  records: [
    'libs/shell/src/data/files/saveFile',
    'libs/shell/src/notices/dialog/useFetched',
    'libs/shell/src/notices/dialog/useFetchedWhile',
    'libs/shell/src/notices/dialog/useSayNotFetched',
    'libs/shell/src/page/list-detail/DetailSkeleton',
    'libs/shell/src/page/list-detail/LazyDetail',
    'libs/shell/src/page/list-detail/ListSidebar',
    'libs/shell/src/page/list-detail/NothingFound',
    'libs/shell/src/page/list-detail/actionsOn',
    'libs/shell/src/page/list-detail/searchRecords',
    'libs/shell/src/page/list-detail/useDeleteForGood',
    'libs/shell/src/page/list-detail/useListAddress',
    'libs/shell/src/records/UnsavedMark',
    'libs/shell/src/records/inParts',
    'libs/shell/src/records/recordState',
    'libs/shell/src/records/recordsInParts',
    'libs/shell/src/records/removeEach',
    'libs/shell/src/records/useKeptList',
    'libs/shell/src/records/useRecords',
    'libs/shell/src/routing/useAskedText',
    'libs/shell/src/routing/useCreateAsked',
    'libs/shell/src/session/live/useFetchAhead',
    'libs/text/src/isBlank',
    'libs/text/src/normalizeForSearch',
    'libs/ui/src/action-row/',
    'libs/ui/src/below-bars/paneInset',
    'libs/ui/src/cut-line/',
    'libs/ui/src/row-label/',
    'libs/ui/src/search-field/',
    'libs/ui/src/typed-text/',
    'node_modules/@tanstack/react-query/build/modern/useMutation',
    ...[
      'arrow-down',
      'arrow-up',
      'bookmark',
      'calendar-plus',
      'check-check',
      'chevron-up',
      'clock',
      'ellipsis',
      'ellipsis-vertical',
      'file-up',
      'folder-input',
      'git-compare',
      'list-checks',
      'list-todo',
      'paperclip',
      'pen-line',
      'pencil',
      'pencil-line',
      'printer',
      'rotate-ccw',
      'send',
      'sheet',
      'tag',
    ].map((icon) => `node_modules/lucide-react/dist/esm/icons/${icon}`),
  ],
  // What lists have in common with menus and with switches, so that neither fetches lists, nor lists them: 40 kB.
  collections: [
    'libs/ui/src/text-field/AriaFieldTexts',
    ...[
      'react-aria-components/dist/private/Autocomplete',
      'react-aria-components/dist/private/Collection',
      'react-aria-components/dist/private/DragAndDrop',
      'react-aria-components/dist/private/FieldError',
      'react-aria-components/dist/private/Form',
      'react-aria-components/dist/private/Header',
      'react-aria-components/dist/private/Heading',
      'react-aria-components/dist/private/SelectionIndicator',
      'react-aria-components/dist/private/Separator',
      'react-aria-components/dist/private/Text',
      'react-aria/dist/private/form/useFormValidation',
      'react-aria/dist/private/toggle/useToggle',
      'react-aria/dist/private/utils/useFormReset',
      'react-aria/dist/private/visually-hidden/VisuallyHidden',
      'react-stately/dist/private/form/useFormValidationState',
      'react-stately/dist/private/toggle/useToggleState',
    ].map((part) => `node_modules/${part}`),
  ],
};

const endings = ['', '.ts', '.tsx', '.mjs', '.js'];

/** A module of a folder, but not the stories and the pages of documentation that stand beside it. */
const isCode = (path: string) => /^[^.?]+\.tsx?$/.test(path);

/**
 * Whether a module is among what several pages have in common, for the bundler.
 * @param role what it is to them
 * @throws when a part named here is not there any more: it would fall into another file unseen
 */
export const isPartOf = (role: keyof typeof parts): ((id: string) => boolean) => {
  const paths = parts[role].map((part) => join(root, part));
  const lost = paths.find((path) => !endings.some((ending) => existsSync(path + ending)));
  if (lost) throw new Error(`${lost}, of the parts called "${role}", does not exist.`);
  return (id) =>
    paths.some((path) =>
      path.endsWith('/')
        ? id.startsWith(path) && isCode(id.slice(path.length))
        : endings.includes(id.slice(path.length)) && id.startsWith(path),
    );
};
