import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.machines', defaultMessage: 'State machines' },
  chatConnection: { id: 'docs.machine.chatConnection', defaultMessage: 'Chat connection' },
  connection: { id: 'docs.machine.connection', defaultMessage: 'Connection' },
  dialog: { id: 'docs.machine.dialog', defaultMessage: 'Dialog' },
  fullscreen: { id: 'docs.machine.fullscreen', defaultMessage: 'Fullscreen' },
  hoverMenu: { id: 'docs.machine.hoverMenu', defaultMessage: 'Hover menu' },
  language: { id: 'docs.machine.language', defaultMessage: 'Language and direction' },
  navbar: { id: 'docs.machine.navbar', defaultMessage: 'Navbar' },
  notificationPanel: { id: 'docs.machine.notificationPanel', defaultMessage: 'Notification panel' },
  notificationStack: { id: 'docs.machine.notificationStack', defaultMessage: 'Notification stack' },
  outbox: { id: 'docs.machine.outbox', defaultMessage: 'Outbox' },
  panel: { id: 'docs.machine.panel', defaultMessage: 'Panel' },
  quickPanel: { id: 'docs.machine.quickPanel', defaultMessage: 'Quick panel' },
  recordEditor: { id: 'docs.machine.recordEditor', defaultMessage: 'Record editor' },
  register: { id: 'docs.machine.register', defaultMessage: 'Register' },
  search: { id: 'docs.machine.search', defaultMessage: 'Search' },
  settingsPanels: { id: 'docs.machine.settingsPanels', defaultMessage: 'Settings panels' },
  settingsSaving: { id: 'docs.machine.settingsSaving', defaultMessage: 'Settings saving' },
  shortcuts: { id: 'docs.machine.shortcuts', defaultMessage: 'Shortcuts' },
  sidePanel: { id: 'docs.machine.sidePanel', defaultMessage: 'Side panel' },
  signIn: { id: 'docs.machine.signIn', defaultMessage: 'Sign-in' },
  startup: { id: 'docs.machine.startup', defaultMessage: 'Startup' },
  identity: { id: 'docs.machine.identity', defaultMessage: 'Third-party identity' },
  toastQueue: { id: 'docs.machine.toastQueue', defaultMessage: 'Toast queue' },
  tokenSession: { id: 'docs.machine.tokenSession', defaultMessage: 'Token session' },
  uploadQueue: { id: 'docs.machine.uploadQueue', defaultMessage: 'Upload queue' },
});

/** The state machines, each with its chart. */
export const machines: Section = {
  id: 'machines',
  title: titles.section,
  pages: [
    page(
      'machines/chat-connection',
      titles.chatConnection,
      () => import('@ezone/pages/features/chat/src/machines/chatConnectionMachine.mdx'),
    ),
    page(
      'machines/connection',
      titles.connection,
      () => import('@ezone/pages/shell/src/data/online/connectionMachine.mdx'),
    ),
    page('machines/dialog', titles.dialog, () => import('@ezone/pages/shell/src/notices/dialog/dialogMachine.mdx')),
    page(
      'machines/fullscreen',
      titles.fullscreen,
      () => import('@ezone/pages/shell/src/chrome/fullscreen/fullscreenMachine.mdx'),
    ),
    page(
      'machines/hover-menu',
      titles.hoverMenu,
      () => import('@ezone/pages/shell/src/chrome/navbar/hoverMenuMachine.mdx'),
    ),
    page(
      'machines/language-and-direction',
      titles.language,
      () => import('@ezone/pages/shell/src/settings/language/languageMachine.mdx'),
    ),
    page('machines/navbar', titles.navbar, () => import('@ezone/pages/shell/src/chrome/navbar/navbarMachine.mdx')),
    page(
      'machines/notification-panel',
      titles.notificationPanel,
      () => import('@ezone/pages/shell/src/panels/notifications/notificationPanelMachine.mdx'),
    ),
    page(
      'machines/notification-stack',
      titles.notificationStack,
      () => import('@ezone/pages/shell/src/panels/notifications/notificationStackMachine.mdx'),
    ),
    page('machines/outbox', titles.outbox, () => import('@ezone/pages/shell/src/records/outboxMachine.mdx')),
    page('machines/panel', titles.panel, () => import('@ezone/pages/shell/src/panels/panel/panelMachine.mdx')),
    page(
      'machines/quick-panel',
      titles.quickPanel,
      () => import('@ezone/pages/shell/src/panels/quick-panel/quickPanelMachine.mdx'),
    ),
    page(
      'machines/record-editor',
      titles.recordEditor,
      () => import('@ezone/pages/shell/src/records/recordEditorMachine.mdx'),
    ),
    page(
      'machines/register',
      titles.register,
      () => import('@ezone/pages/shell/src/sign-in/machines/registerMachine.mdx'),
    ),
    page('machines/search', titles.search, () => import('@ezone/pages/shell/src/chrome/search/searchMachine.mdx')),
    page(
      'machines/settings-panels',
      titles.settingsPanels,
      () => import('@ezone/pages/shell/src/panels/settings-panel/settingsPanelsMachine.mdx'),
    ),
    page(
      'machines/settings-saving',
      titles.settingsSaving,
      () => import('@ezone/pages/shell/src/settings/settingsSavingMachine.mdx'),
    ),
    page(
      'machines/shortcuts',
      titles.shortcuts,
      () => import('@ezone/pages/shell/src/chrome/shortcuts/shortcutsMachine.mdx'),
    ),
    page(
      'machines/side-panel',
      titles.sidePanel,
      () => import('@ezone/pages/shell/src/chrome/left-panel/sidePanelMachine.mdx'),
    ),
    page('machines/sign-in', titles.signIn, () => import('@ezone/pages/shell/src/sign-in/machines/signInMachine.mdx')),
    page('machines/startup', titles.startup, () => import('@ezone/pages/shell/src/session/startupMachine.mdx')),
    page(
      'machines/third-party-identity',
      titles.identity,
      () => import('@ezone/pages/shell/src/sign-in/machines/identityMachine.mdx'),
    ),
    page(
      'machines/toast-queue',
      titles.toastQueue,
      () => import('@ezone/pages/shell/src/notices/toast/toastQueueMachine.mdx'),
    ),
    page(
      'machines/token-session',
      titles.tokenSession,
      () => import('@ezone/pages/shell/src/session/tokenSessionMachine.mdx'),
    ),
    page(
      'machines/upload-queue',
      titles.uploadQueue,
      () => import('@ezone/pages/shell/src/page/uploads/uploadQueueMachine.mdx'),
    ),
  ],
};
