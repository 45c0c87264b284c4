import { defineMessages } from 'react-intl';

type Bound = { length: number; limit: number };

/** What is said of a text with a greatest length. It is said, counted and refused, and never cut off. */
export const limitMessages = defineMessages<{ counted: Bound; tooLong: Bound }>({
  counted: { id: 'shell.limit.counted', defaultMessage: '{length, number} of {limit, number}' },
  tooLong: {
    id: 'shell.limit.tooLong',
    defaultMessage:
      'Too long: {length, number} of at most {limit, plural, one {# character} other {# characters}}. Nothing was cut off.',
  },
});
