import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const fontBase = "'Inter Ezone', system-ui, sans-serif";

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Ezone', brandUrl: './', brandTarget: '_self', fontBase }),
});
