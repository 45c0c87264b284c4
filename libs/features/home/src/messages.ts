import { defineMessages } from 'react-intl';

/** What the pages say. */
export const homeMessages = defineMessages({
  apps: { id: 'home.start.apps', defaultMessage: 'What would you like to do?' },
  aboutHeading: { id: 'home.about.heading', defaultMessage: 'Welcome to Ezone' },
  aboutText: {
    id: 'home.about.text',
    defaultMessage:
      'Ezone brings the work of staff and administrators into one place. Choose an app from the menu; what you may see depends on your role.',
  },
});

/** The greeting on the start page. */
export const { greeting } = defineMessages<{ greeting: { name: string } }>({
  greeting: { id: 'home.start.greeting', defaultMessage: 'Hello, {name}' },
});
