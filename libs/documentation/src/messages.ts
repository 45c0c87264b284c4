import { defineMessages } from 'react-intl';

/** What stands around the pages of documentation, and in their examples. */
export const docsMessages = defineMessages({
  contents: { id: 'docs.page.contents', defaultMessage: 'Contents' },
  skipContents: { id: 'docs.page.skipContents', defaultMessage: 'Skip the contents' },
  search: { id: 'docs.page.search', defaultMessage: 'Search the documentation' },
  onThisPage: { id: 'docs.page.onThisPage', defaultMessage: 'On this page' },
  neighbours: { id: 'docs.page.neighbours', defaultMessage: 'Previous and next page' },
  previous: { id: 'docs.page.previous', defaultMessage: 'Previous' },
  next: { id: 'docs.page.next', defaultMessage: 'Next' },
  copyCode: { id: 'docs.page.copyCode', defaultMessage: 'Copy the code' },
  showMore: { id: 'docs.page.showMore', defaultMessage: 'Show more' },
  copied: { id: 'docs.page.copied', defaultMessage: 'Copied.' },
  notCopied: {
    id: 'docs.page.notCopied',
    defaultMessage: 'The browser does not let us copy. Select it and copy it yourself.',
  },
  cannotBeDrawn: { id: 'docs.example.cannotBeDrawn', defaultMessage: 'The example cannot be drawn with this value.' },
  table: { id: 'docs.page.table', defaultMessage: 'Table' },
  code: { id: 'docs.example.code', defaultMessage: 'Code' },
  tryIt: { id: 'docs.example.tryIt', defaultMessage: 'Try it' },
  reset: { id: 'docs.example.reset', defaultMessage: 'Reset' },
  prop: { id: 'docs.example.prop', defaultMessage: 'Prop' },
  type: { id: 'docs.example.type', defaultMessage: 'Type' },
  byDefault: { id: 'docs.example.byDefault', defaultMessage: 'By default' },
  meaning: { id: 'docs.example.meaning', defaultMessage: 'What it does' },
  required: { id: 'docs.example.required', defaultMessage: 'Required' },
  inStorybook: { id: 'docs.example.inStorybook', defaultMessage: 'Open in Storybook' },
  notShown: { id: 'docs.example.notShown', defaultMessage: 'The example did not come.' },
  show: { id: 'docs.example.show', defaultMessage: 'Show the example' },
});

/** Sentences with values in them. */
export const docsSentences = defineMessages<{
  copyLink: { heading: string };
  example: { name: string };
  found: { count: number };
  nothingFound: { query: string };
  valueOf: { prop: string };
}>({
  copyLink: { id: 'docs.page.copyLink', defaultMessage: 'Copy the link to “{heading}”' },
  example: { id: 'docs.example.example', defaultMessage: 'Example: {name}' },
  valueOf: { id: 'docs.example.valueOf', defaultMessage: 'Value of {prop}' },
  found: { id: 'docs.page.found', defaultMessage: '{count, plural, one {# place} other {# places}}' },
  nothingFound: { id: 'docs.page.nothingFound', defaultMessage: 'No page has “{query}”.' },
});
