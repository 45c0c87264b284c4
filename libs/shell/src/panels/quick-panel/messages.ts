import { defineMessages } from 'react-intl';

/** What the quick panel says. */
export const quickPanelMessages = defineMessages({
  title: { id: 'shell.quickPanel.title', defaultMessage: 'Quick panel' },
  close: { id: 'shell.quickPanel.close', defaultMessage: 'Close quick panel' },
  events: { id: 'shell.quickPanel.events', defaultMessage: 'Events' },
  noEvents: { id: 'shell.quickPanel.noEvents', defaultMessage: 'No events today.' },
  notes: { id: 'shell.quickPanel.notes', defaultMessage: 'Notes' },
  noNotes: { id: 'shell.quickPanel.noNotes', defaultMessage: 'No notes.' },
  loading: { id: 'shell.quickPanel.loading', defaultMessage: 'Events and notes are being loaded' },
  notLoaded: { id: 'shell.quickPanel.notLoaded', defaultMessage: 'Events and notes could not be loaded.' },
  settings: { id: 'shell.quickPanel.settings', defaultMessage: 'Quick settings' },
  notifications: { id: 'shell.quickPanel.notifications', defaultMessage: 'Notifications' },
  cloudSync: { id: 'shell.quickPanel.cloudSync', defaultMessage: 'Cloud Sync' },
  retroThrusters: { id: 'shell.quickPanel.retroThrusters', defaultMessage: 'Retro Thrusters' },
});
