import { defineMessages } from 'react-intl';
import { page } from './Section';
import type { Section } from './Section';

const titles = defineMessages({
  section: { id: 'docs.section.inputs', defaultMessage: 'Inputs' },
  autocomplete: { id: 'docs.title.autocomplete', defaultMessage: 'Autocomplete' },
  buttonGroup: { id: 'docs.title.buttonGroup', defaultMessage: 'Button group' },
  buttons: { id: 'docs.title.buttons', defaultMessage: 'Buttons' },
  checkboxes: { id: 'docs.title.checkboxes', defaultMessage: 'Checkboxes' },
  dateAndTime: { id: 'docs.title.dateAndTime', defaultMessage: 'Date and time fields' },
  floatingActionButton: { id: 'docs.title.floatingActionButton', defaultMessage: 'Floating action button' },
  iconButtons: { id: 'docs.title.iconButtons', defaultMessage: 'Icon buttons' },
  radioButtons: { id: 'docs.title.radioButtons', defaultMessage: 'Radio buttons' },
  rating: { id: 'docs.title.rating', defaultMessage: 'Rating' },
  richText: { id: 'docs.title.richText', defaultMessage: 'Rich text' },
  searchField: { id: 'docs.title.searchField', defaultMessage: 'Search field' },
  selects: { id: 'docs.title.selects', defaultMessage: 'Selects' },
  slider: { id: 'docs.title.slider', defaultMessage: 'Slider' },
  switches: { id: 'docs.title.switches', defaultMessage: 'Switches' },
  tagsField: { id: 'docs.title.tagsField', defaultMessage: 'Tags field' },
  textArea: { id: 'docs.title.textArea', defaultMessage: 'Text area' },
  textFields: { id: 'docs.title.textFields', defaultMessage: 'Text fields' },
  toggleButtons: { id: 'docs.title.toggleButtons', defaultMessage: 'Toggle buttons' },
  transferList: { id: 'docs.title.transferList', defaultMessage: 'Transfer list' },
});

/** What people press, choose and type into. */
export const inputs: Section = {
  id: 'inputs',
  title: titles.section,
  pages: [
    page(
      'components/autocomplete',
      titles.autocomplete,
      () => import('@ezone/pages/ui/src/autocomplete/Autocomplete.mdx'),
    ),
    page('components/button-group', titles.buttonGroup, () => import('@ezone/pages/ui/src/action-row/ActionRow.mdx')),
    page('components/buttons', titles.buttons, () => import('@ezone/pages/ui/src/button/Button.mdx')),
    page('components/checkboxes', titles.checkboxes, () => import('@ezone/pages/ui/src/checkbox/Checkbox.mdx')),
    page('components/date-and-time', titles.dateAndTime, () => import('@ezone/pages/ui/src/date-field/DateField.mdx')),
    page(
      'components/floating-action-button',
      titles.floatingActionButton,
      () => import('@ezone/pages/ui/src/icon-button/FloatingActionButton.mdx'),
    ),
    page('components/icon-buttons', titles.iconButtons, () => import('@ezone/pages/ui/src/icon-button/IconButton.mdx')),
    page(
      'components/radio-buttons',
      titles.radioButtons,
      () => import('@ezone/pages/ui/src/radio-group/RadioGroup.mdx'),
    ),
    page('components/rating', titles.rating, () => import('@ezone/pages/ui/src/rating/Rating.mdx')),
    page('components/rich-text', titles.richText, () => import('@ezone/pages/ui/src/rich-text/RichTextField.mdx')),
    page(
      'components/search-field',
      titles.searchField,
      () => import('@ezone/pages/ui/src/search-field/SearchField.mdx'),
    ),
    page('components/selects', titles.selects, () => import('@ezone/pages/ui/src/select/Select.mdx')),
    page('components/slider', titles.slider, () => import('@ezone/pages/ui/src/slider/Slider.mdx')),
    page('components/switches', titles.switches, () => import('@ezone/pages/ui/src/switch/Switch.mdx')),
    page('components/tags-field', titles.tagsField, () => import('@ezone/pages/ui/src/tags-field/TagsField.mdx')),
    page('components/textarea', titles.textArea, () => import('@ezone/pages/ui/src/text-field/TextArea.mdx')),
    page('components/text-fields', titles.textFields, () => import('@ezone/pages/ui/src/text-field/TextField.mdx')),
    page(
      'components/toggle-buttons',
      titles.toggleButtons,
      () => import('@ezone/pages/ui/src/toggle-group/ToggleGroup.mdx'),
    ),
    page(
      'components/transfer-list',
      titles.transferList,
      () => import('@ezone/pages/ui/src/transfer-list/TransferList.mdx'),
    ),
  ],
};
