import { defineMessages } from 'react-intl';

/** The names of the buttons at the edge, and of the panels: there from the start. */
export const settingsEdgeMessages = defineMessages({
  settings: { id: 'shell.settingsPanel.settings', defaultMessage: 'Settings' },
  schemes: { id: 'shell.settingsPanel.schemes', defaultMessage: 'Theme colour schemes' },
});
