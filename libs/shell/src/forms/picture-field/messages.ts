import { defineMessages } from 'react-intl';

/** What is said of the picture of somebody. */
export const pictureMessages = defineMessages({
  choose: { id: 'form.picture.choose', defaultMessage: 'Choose a picture' },
  change: { id: 'form.picture.change', defaultMessage: 'Change the picture' },
  remove: { id: 'form.picture.remove', defaultMessage: 'Remove the picture' },
  notSent: { id: 'form.picture.notSent', defaultMessage: 'The picture was not taken.' },
  wrongType: {
    id: 'form.picture.wrongType',
    defaultMessage: 'Choose a JPEG, PNG, GIF or WebP picture of at most 25 MB.',
  },
});
