import { defineMessages } from 'react-intl';

/** What the page about the product says: apart, as the start page would else share a file of a few sentences with it. */
export const aboutMessages = defineMessages({
  aboutHeading: { id: 'home.about.heading', defaultMessage: 'Welcome to Ezone' },
  aboutText: {
    id: 'home.about.text',
    defaultMessage:
      'Ezone brings the work of staff and administrators into one place. Choose an app from the menu; what you may see depends on your role.',
  },
});
