import { defineMessages } from 'react-intl';

/** What stands around the pages of documentation, and in their examples. */
export const docsMessages = defineMessages({
  contents: { id: 'docs.contents', defaultMessage: 'Contents' },
  search: { id: 'docs.search', defaultMessage: 'Search the documentation' },
  nothingFound: { id: 'docs.nothingFound', defaultMessage: 'No page has these words.' },
  onThisPage: { id: 'docs.onThisPage', defaultMessage: 'On this page' },
  neighbours: { id: 'docs.neighbours', defaultMessage: 'Previous and next page' },
  previous: { id: 'docs.previous', defaultMessage: 'Previous' },
  next: { id: 'docs.next', defaultMessage: 'Next' },
  copyCode: { id: 'docs.copyCode', defaultMessage: 'Copy the code' },
  copied: { id: 'docs.copied', defaultMessage: 'Copied.' },
  notCopied: {
    id: 'docs.notCopied',
    defaultMessage: 'The browser does not let us copy. Select it and copy it yourself.',
  },
  cannotBeDrawn: { id: 'docs.cannotBeDrawn', defaultMessage: 'The example cannot be drawn with this value.' },
  code: { id: 'docs.code', defaultMessage: 'Code' },
  tryIt: { id: 'docs.tryIt', defaultMessage: 'Try it' },
  reset: { id: 'docs.reset', defaultMessage: 'Reset' },
  prop: { id: 'docs.prop', defaultMessage: 'Prop' },
  type: { id: 'docs.type', defaultMessage: 'Type' },
  byDefault: { id: 'docs.byDefault', defaultMessage: 'By default' },
  meaning: { id: 'docs.meaning', defaultMessage: 'What it does' },
  required: { id: 'docs.required', defaultMessage: 'Required' },
  inStorybook: { id: 'docs.inStorybook', defaultMessage: 'Open in Storybook' },
  show: { id: 'docs.show', defaultMessage: 'Show the example' },
});

/** Sentences with values in them. */
export const docsSentences = defineMessages<{
  copyLink: { heading: string };
  example: { name: string };
  found: { count: number };
  valueOf: { prop: string };
}>({
  copyLink: { id: 'docs.copyLink', defaultMessage: 'Copy the link to “{heading}”' },
  example: { id: 'docs.example', defaultMessage: 'Example: {name}' },
  valueOf: { id: 'docs.valueOf', defaultMessage: 'Value of {prop}' },
  found: { id: 'docs.found', defaultMessage: '{count, plural, one {# place} other {# places}}' },
});
