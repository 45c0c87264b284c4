import { defineMessages } from 'react-intl';
import type { EzoneTheme } from '@ezone/ui/theme';
import type { MessageDescriptor } from 'react-intl';

/** What the page about type says. */
export const typeMessages = defineMessages({
  intro: {
    id: 'ui.type.intro',
    defaultMessage:
      'Eight steps, and no others. A component takes one as a whole: size, line height and weight belong together. All of them grow with the font size that a user has chosen.',
  },
  scale: { id: 'ui.type.scale', defaultMessage: 'The scale' },
  families: { id: 'ui.type.families', defaultMessage: 'Families' },
  textFamily: {
    id: 'ui.type.textFamily',
    defaultMessage: 'For everything: Inter, and Noto Sans for Arabic, both our own files',
  },
  monoFamily: { id: 'ui.type.monoFamily', defaultMessage: 'For code and keys: what the system has' },
  figures: {
    id: 'ui.type.figures',
    defaultMessage: 'Digits of equal width, for figures that change or stand in columns',
  },
  sample: { id: 'ui.type.sample', defaultMessage: 'Keep what you learn: 1,024 notes, 36% of them archived' },
});

/** Where each step is used. */
export const typeUses: Record<keyof EzoneTheme['type'], MessageDescriptor> = defineMessages({
  caption: { id: 'ui.type.caption', defaultMessage: 'Labels of chips and badges, times, headings over small lists' },
  dense: { id: 'ui.type.dense', defaultMessage: 'Rows of dense tables, what stands beside the main thing' },
  body: { id: 'ui.type.body', defaultMessage: 'Text, and everything that says nothing else' },
  control: { id: 'ui.type.control', defaultMessage: 'Buttons, tabs, entries of menus, labels of fields' },
  cardTitle: { id: 'ui.type.cardTitle', defaultMessage: 'Titles of cards, drawers and dialogs' },
  section: { id: 'ui.type.section', defaultMessage: 'Headings of sections' },
  pageTitle: { id: 'ui.type.pageTitle', defaultMessage: 'The title of a page, and the figures of a dashboard' },
  hero: { id: 'ui.type.hero', defaultMessage: 'Once, on a page that stands for itself, as an error page does' },
});

/** What the page about helpers says. */
export const helperMessages = defineMessages({
  intro: {
    id: 'ui.helpers.intro',
    defaultMessage:
      'There are no class names to remember: what other products have as helper classes are members of the theme here, and the type checker knows them. Press one to copy it for a styled component.',
  },
  copied: { id: 'ui.helpers.copied', defaultMessage: 'Copied' },
  notCopied: {
    id: 'ui.helpers.notCopied',
    defaultMessage: 'The browser does not let us copy. Select the text and copy it yourself.',
  },
  space: { id: 'ui.helpers.space', defaultMessage: 'Space' },
  spaceUse: { id: 'ui.helpers.spaceUse', defaultMessage: 'Distances on a grid of 4 pixels: padding, margin, gap' },
  color: { id: 'ui.helpers.color', defaultMessage: 'Colours' },
  colorUse: { id: 'ui.helpers.colorUse', defaultMessage: 'Named for what they are for; every scheme fills them' },
  tone: { id: 'ui.helpers.tone', defaultMessage: 'Tones' },
  toneUse: {
    id: 'ui.helpers.toneUse',
    defaultMessage: 'A ground and the text that can be read on it; a word or an icon goes with them',
  },
  radius: { id: 'ui.helpers.radius', defaultMessage: 'Corners' },
  radiusUse: { id: 'ui.helpers.radiusUse', defaultMessage: 'Named for what has them' },
  elevation: { id: 'ui.helpers.elevation', defaultMessage: 'Elevation' },
  elevationUse: {
    id: 'ui.helpers.elevationUse',
    defaultMessage: 'Shadows are for what floats; what lies has a border',
  },
  control: { id: 'ui.helpers.control', defaultMessage: 'Heights' },
  controlUse: { id: 'ui.helpers.controlUse', defaultMessage: 'How high a button or a field is' },
  width: { id: 'ui.helpers.width', defaultMessage: 'Fixed widths' },
  widthUse: { id: 'ui.helpers.widthUse', defaultMessage: 'What stands around pages, and how wide text may run' },
  up: { id: 'ui.helpers.up', defaultMessage: 'Breakpoints' },
  upUse: { id: 'ui.helpers.upUse', defaultMessage: 'Styles from a width upwards; the narrow screen comes first' },
  layer: { id: 'ui.helpers.layer', defaultMessage: 'Layers' },
  layerUse: { id: 'ui.helpers.layerUse', defaultMessage: 'What lies over what' },
  motion: { id: 'ui.helpers.motion', defaultMessage: 'Motion' },
  motionUse: {
    id: 'ui.helpers.motionUse',
    defaultMessage: 'Durations with their easing; move only transform and opacity',
  },
});
