import { defineMessages } from 'react-intl';

/** What the bar at the foot of a phone says. */
export const phoneBarMessages = defineMessages({
  label: { id: 'shell.phoneBar.label', defaultMessage: 'Bottom bar' },
  /** The page that everybody begins with, whatever its name: the bar has no room for a long one. */
  start: { id: 'shell.phoneBar.start', defaultMessage: 'Home' },
  create: { id: 'shell.phoneBar.create', defaultMessage: 'New' },
  menu: { id: 'shell.phoneBar.menu', defaultMessage: 'Menu' },
});
