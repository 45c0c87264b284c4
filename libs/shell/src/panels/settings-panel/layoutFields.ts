import type { MessageDescriptor } from 'react-intl';
import { LAYOUT_STYLES, NAVBAR_STYLES } from '../../settings';
import type { LayoutMode, LayoutStyle, SettingsPatch, ShellSettings } from '../../settings';
import { initialLayout } from './initialSettings';
import { settingsPanelMessages as words } from './panelMessages';
import type { settingsChoiceMessages } from './panelMessages';

/** A word that is stored and can be chosen. */
export type Choice = keyof typeof settingsChoiceMessages;

/** One setting: what it is called, what it is now, and what changes it. */
export type SettingField =
  | {
      kind: 'switch';
      label: MessageDescriptor;
      value: (settings: ShellSettings) => boolean;
      patch: (isOn: boolean) => SettingsPatch;
    }
  | {
      kind: 'choice';
      label: MessageDescriptor;
      choices: readonly Choice[];
      value: (settings: ShellSettings) => Choice;
      patch: (choice: Choice) => SettingsPatch;
    }
  | {
      kind: 'width';
      label: MessageDescriptor;
      value: (settings: ShellSettings) => number;
      patch: (pixels: number) => SettingsPatch;
    };

/** Settings that belong together. */
export type SettingSection = { id: string; title: MessageDescriptor; fields: readonly SettingField[] };

// The words of a choice are those that the server's own list has for it: what is offered below is a part of them.
const config = (changes: object) => ({ layout: { config: changes } }) as SettingsPatch;

const display = (part: 'navbar' | 'toolbar' | 'footer'): SettingField => ({
  kind: 'switch',
  label: words.display,
  value: (settings) => settings[part].isShown,
  patch: (isOn) => config({ [part]: { display: isOn } }),
});

const fixed = (part: 'navbar' | 'toolbar' | 'footer'): SettingField => ({
  kind: 'choice',
  label: words.style,
  choices: ['fixed', 'static'],
  value: (settings) => (settings[part].isFixed ? 'fixed' : 'static'),
  patch: (style) => config({ [part]: { style } }),
});

const page: SettingField[] = [
  {
    kind: 'choice',
    label: words.style,
    choices: LAYOUT_STYLES,
    value: ({ style }) => style,
    // With all of its config: the server keeps that of the stored style, which may be chosen again before it was told of another.
    patch: (style) => ({ layout: initialLayout(style as LayoutStyle) }),
  },
  {
    kind: 'choice',
    label: words.mode,
    choices: ['boxed', 'fullwidth', 'container'] satisfies LayoutMode[],
    value: ({ mode }) => mode,
    patch: (mode) => config({ mode }),
  },
  {
    kind: 'width',
    label: words.containerWidth,
    value: ({ containerWidth }) => containerWidth,
    patch: (containerWidth) => config({ containerWidth }),
  },
  {
    kind: 'choice',
    label: words.scroll,
    choices: ['content', 'body'],
    value: ({ scroll }) => scroll,
    patch: (scroll) => config({ scroll }),
  },
];

/** A navbar at the side can stand at either. */
const sideNavbar: SettingField[] = [
  display('navbar'),
  {
    kind: 'choice',
    label: words.style,
    choices: NAVBAR_STYLES,
    value: ({ navbar }) => navbar.style,
    patch: (style) => config({ navbar: { style } }),
  },
  {
    kind: 'choice',
    label: words.position,
    choices: ['left', 'right'],
    value: ({ navbar }) => (navbar.side === 'end' ? 'right' : 'left'),
    patch: (position) => config({ navbar: { position } }),
  },
];

const folding: SettingField = {
  kind: 'switch',
  label: words.folded,
  value: ({ navbar }) => navbar.isFolded,
  patch: (folded) => config({ navbar: { folded } }),
};

const toolbar: SettingField[] = [
  display('toolbar'),
  fixed('toolbar'),
  {
    kind: 'choice',
    label: words.position,
    choices: ['above', 'below'],
    value: (settings) => settings.toolbar.position,
    patch: (position) => config({ toolbar: { position } }),
  },
];

const sidePanels: SettingField[] = [
  {
    kind: 'switch',
    label: words.leftSidePanel,
    value: ({ hasLeftPanel }) => hasLeftPanel,
    patch: (isOn) => config({ leftSidePanel: { display: isOn } }),
  },
  {
    kind: 'switch',
    label: words.rightSidePanel,
    value: ({ hasRightPanel }) => hasRightPanel,
    patch: (isOn) => config({ rightSidePanel: { display: isOn } }),
  },
];

const footer: SettingField[] = [display('footer'), fixed('footer')];

/** What has an effect on the navbar: style-2 is always folded, and layout3's stands in the toolbar, which is fixed for both. */
const navbarFields = ({ style, navbar }: ShellSettings): SettingField[] => {
  if (style === 'layout1') return navbar.style === 'style-2' ? sideNavbar : [...sideNavbar, folding];
  return style === 'layout2' ? [display('navbar'), fixed('navbar')] : [display('navbar')];
};

/** What can be set of a layout, in the order shown: the options of its style that have an effect. */
export const layoutSections = (settings: ShellSettings): readonly SettingSection[] => [
  { id: 'layout', title: words.layout, fields: page },
  { id: 'navbar', title: words.navbar, fields: navbarFields(settings) },
  { id: 'toolbar', title: words.toolbar, fields: toolbar },
  { id: 'footer', title: words.footer, fields: footer },
  { id: 'sidePanels', title: words.sidePanels, fields: sidePanels },
];
