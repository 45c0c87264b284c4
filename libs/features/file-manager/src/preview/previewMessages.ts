import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** What previews say. */
export const previewMessages = defineMessages({
  noContent: { id: 'files.preview.none', defaultMessage: 'There is no preview of this file.' },
  noBytes: { id: 'files.preview.noBytes', defaultMessage: 'This file has no content.' },
  notPlayed: {
    id: 'files.preview.notPlayed',
    defaultMessage: 'This could not be played here. Download the file to play it elsewhere.',
  },
  cutText: {
    id: 'files.preview.cut',
    defaultMessage: 'Only the beginning is shown. Download the file to read all of it.',
  },
  wrap: { id: 'files.preview.wrap', defaultMessage: 'Wrap lines' },
  next: { id: 'files.preview.next', defaultMessage: 'Next file' },
  previous: { id: 'files.preview.previous', defaultMessage: 'Previous file' },
});

/** The same with a value in it. */
export const previewSentences: Record<'page', MessageDescriptor> = defineMessages({
  page: { id: 'files.preview.page', defaultMessage: 'Page {page, number} of {count, number}' },
});
