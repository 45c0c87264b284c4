import { defineMessages } from 'react-intl';

/** Why a form as a whole was not accepted. Loaded with the app: signing in says it too. */
export const problemMessages = defineMessages({
  offline: {
    id: 'app.problem.offline',
    defaultMessage: 'The server was not reached. What you have typed is still here; try again in a moment.',
  },
  forbidden: { id: 'app.problem.forbidden', defaultMessage: 'You may not do this. What you have typed is still here.' },
  tooMany: {
    id: 'app.problem.tooMany',
    defaultMessage: 'Too many tries. Wait a little; what you have typed is still here.',
  },
  unexpected: {
    id: 'app.problem.unexpected',
    defaultMessage: 'The server had a problem. What you have typed is still here; try again.',
  },
  fields: { id: 'app.problem.fields', defaultMessage: 'This was not saved. What you have typed is still here.' },
});

/** The same, with something to fill in. */
export const problemTexts = defineMessages<{
  tooManySeconds: { seconds: number };
  unexpectedWithId: { requestId: string };
}>({
  tooManySeconds: {
    id: 'app.problem.tooManySeconds',
    defaultMessage:
      'Too many tries. Wait {seconds, plural, one {# second} other {# seconds}}; what you have typed is still here.',
  },
  unexpectedWithId: {
    id: 'app.problem.unexpectedWithId',
    defaultMessage: 'The server had a problem ({requestId}). What you have typed is still here; try again.',
  },
});
