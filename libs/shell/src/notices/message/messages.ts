import { defineMessages } from 'react-intl';

/** The names of the places where messages stand. */
export const messageMessages = defineMessages({
  'top-start': { id: 'shell.message.topStart', defaultMessage: 'Messages at the top start' },
  'top-center': { id: 'shell.message.topCenter', defaultMessage: 'Messages at the top' },
  'top-end': { id: 'shell.message.topEnd', defaultMessage: 'Messages at the top end' },
  'bottom-start': { id: 'shell.message.bottomStart', defaultMessage: 'Messages at the bottom start' },
  'bottom-center': { id: 'shell.message.bottomCenter', defaultMessage: 'Messages at the bottom' },
  'bottom-end': { id: 'shell.message.bottomEnd', defaultMessage: 'Messages at the bottom end' },
});
