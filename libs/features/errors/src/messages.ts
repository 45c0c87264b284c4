import { defineMessages } from 'react-intl';

/** What the pages say. */
export const errorMessages = defineMessages({
  notFoundHeading: { id: 'errors.notFound.heading', defaultMessage: 'There is no page at this address' },
  notFoundAdvice: {
    id: 'errors.notFound.advice',
    defaultMessage: 'It may have moved, or the address may have been mistyped. The start page leads to everything.',
  },
  serverErrorHeading: { id: 'errors.serverError.heading', defaultMessage: 'Something went wrong on our side' },
  serverErrorAdvice: {
    id: 'errors.serverError.advice',
    defaultMessage: 'What you saved before is safe. Try again in a moment, or go on from the start page.',
  },
  home: { id: 'errors.page.home', defaultMessage: 'Go to the start page' },
  signIn: { id: 'errors.page.signIn', defaultMessage: 'Go to the sign-in page' },
  back: { id: 'errors.page.back', defaultMessage: 'Go back' },
});
