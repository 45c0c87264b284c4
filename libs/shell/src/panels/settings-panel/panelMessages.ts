import { defineMessages } from 'react-intl';

/** What stands in the settings panel. */
export const settingsPanelMessages = defineMessages({
  layout: { id: 'settings.panel.layout', defaultMessage: 'Layout' },
  style: { id: 'settings.panel.style', defaultMessage: 'Style' },
  mode: { id: 'settings.panel.mode', defaultMessage: 'Mode' },
  containerWidth: { id: 'settings.panel.containerWidth', defaultMessage: 'Width of the container, in pixels' },
  scroll: { id: 'settings.panel.scroll', defaultMessage: 'Scrolls' },
  navbar: { id: 'settings.panel.navbar', defaultMessage: 'Navigation bar' },
  toolbar: { id: 'settings.panel.toolbar', defaultMessage: 'Toolbar' },
  footer: { id: 'settings.panel.footer', defaultMessage: 'Footer' },
  sidePanels: { id: 'settings.panel.sidePanels', defaultMessage: 'Side panels' },
  display: { id: 'settings.panel.display', defaultMessage: 'Display' },
  position: { id: 'settings.panel.position', defaultMessage: 'Position' },
  folded: { id: 'settings.panel.folded', defaultMessage: 'Folded' },
  leftSidePanel: { id: 'settings.panel.leftSidePanel', defaultMessage: 'Left side panel' },
  rightSidePanel: { id: 'settings.panel.rightSidePanel', defaultMessage: 'Right side panel' },
  light: { id: 'settings.panel.light', defaultMessage: 'Light' },
  dark: { id: 'settings.panel.dark', defaultMessage: 'Dark' },
  theme: { id: 'settings.panel.theme', defaultMessage: 'Theme' },
  main: { id: 'settings.panel.main', defaultMessage: 'Main' },
  choose: { id: 'settings.panel.choose', defaultMessage: 'Choose a scheme' },
  customScrollbars: { id: 'settings.panel.customScrollbars', defaultMessage: 'Custom Scrollbars' },
  direction: { id: 'settings.panel.direction', defaultMessage: 'Direction' },
  setDefaults: { id: 'settings.panel.setDefaults', defaultMessage: 'Set as defaults' },
  reset: { id: 'settings.panel.reset', defaultMessage: 'Reset' },
  setInitial: { id: 'settings.panel.setInitial', defaultMessage: 'Initial settings' },
  resetHelp: {
    id: 'settings.panel.resetHelp',
    defaultMessage:
      'Reset returns to what you have set as defaults in this browser, or else to the settings that Ezone begins with.',
  },
  defaultsSet: { id: 'settings.panel.defaultsSet', defaultMessage: 'Reset returns to these settings from now on.' },
  defaultsNotSet: {
    id: 'settings.panel.defaultsNotSet',
    defaultMessage:
      'These settings were not set as defaults: this browser does not keep them. Your settings stay as they are.',
  },
});

/** What can be chosen, by the words that are stored. */
export const settingsChoiceMessages = defineMessages({
  layout1: { id: 'settings.choice.layout1', defaultMessage: 'Layout 1' },
  layout2: { id: 'settings.choice.layout2', defaultMessage: 'Layout 2' },
  layout3: { id: 'settings.choice.layout3', defaultMessage: 'Layout 3' },
  boxed: { id: 'settings.choice.boxed', defaultMessage: 'Boxed' },
  container: { id: 'settings.choice.container', defaultMessage: 'Container' },
  fullwidth: { id: 'settings.choice.fullwidth', defaultMessage: 'Fullwidth' },
  content: { id: 'settings.choice.content', defaultMessage: 'Content' },
  body: { id: 'settings.choice.body', defaultMessage: 'Whole page' },
  'style-1': { id: 'settings.choice.style1', defaultMessage: 'Style 1: full' },
  'style-2': { id: 'settings.choice.style2', defaultMessage: 'Style 2: folded, opens on hover' },
  'style-3': { id: 'settings.choice.style3', defaultMessage: 'Style 3: two levels' },
  'style-3-dense': { id: 'settings.choice.style3Dense', defaultMessage: 'Style 3: two levels, dense' },
  left: { id: 'settings.choice.left', defaultMessage: 'Left' },
  right: { id: 'settings.choice.right', defaultMessage: 'Right' },
  fixed: { id: 'settings.choice.fixed', defaultMessage: 'Fixed' },
  static: { id: 'settings.choice.static', defaultMessage: 'Static' },
  above: { id: 'settings.choice.above', defaultMessage: 'Above' },
  below: { id: 'settings.choice.below', defaultMessage: 'Below' },
  ltr: { id: 'settings.choice.ltr', defaultMessage: 'LTR' },
  rtl: { id: 'settings.choice.rtl', defaultMessage: 'RTL' },
});
