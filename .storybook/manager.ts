import { addons } from 'storybook/manager-api';
import { preferredScheme, storybookTheme } from './storybookTheme';

addons.setConfig({
  theme: storybookTheme(preferredScheme),
  layoutCustomisations: {
    // Whole pages need the room, and have nothing to set.
    showPanel: ({ storyId = '' }, isShown) => isShown && !/^(the-product-at-a-glance|whole-pages)--/.test(storyId),
  },
});
