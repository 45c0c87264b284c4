import { defineMessages } from 'react-intl';

/** What the bar at the foot of a phone says. */
export const phoneBarMessages = defineMessages({
  label: { id: 'shell.phoneBar.label', defaultMessage: 'Bottom bar' },
  create: { id: 'shell.phoneBar.create', defaultMessage: 'New' },
  menu: { id: 'shell.phoneBar.menu', defaultMessage: 'Menu' },
});
