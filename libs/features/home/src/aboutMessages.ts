import { defineMessages } from 'react-intl';

/** What the page about the product says: apart, as the start page would else share a file of a few sentences with it. */
export const aboutMessages = defineMessages({
  aboutHeading: { id: 'home.about.heading', defaultMessage: 'Welcome to Ezone' },
  aboutText: {
    id: 'home.about.text',
    defaultMessage:
      'Ezone brings the work of staff and administrators into one place. What you may see depends on your role.',
  },
  keys: {
    id: 'home.about.keys',
    defaultMessage: 'Press Ctrl K, or ⌘ K, to find a page, a command or a record from anywhere, and ? to see all keys.',
  },
  begin: { id: 'home.about.begin', defaultMessage: 'Where to begin' },
  dashboard: { id: 'home.about.dashboard', defaultMessage: 'What today brings, and the numbers of your work.' },
  mail: { id: 'home.about.mail', defaultMessage: 'Read, answer and file what has come in.' },
  todo: { id: 'home.about.todo', defaultMessage: 'What has to be done, by when, and what comes again.' },
  calendar: { id: 'home.about.calendar', defaultMessage: 'Plan days and weeks, alone or from a file.' },
  boards: { id: 'home.about.boards', defaultMessage: 'Work on cards with others, and see what they do at once.' },
  files: { id: 'home.about.files', defaultMessage: 'Folders and files that all share.' },
  help: { id: 'home.about.help', defaultMessage: 'Articles about everything that Ezone does.' },
  faq: { id: 'home.about.faq', defaultMessage: 'Short answers to what is asked most.' },
});
