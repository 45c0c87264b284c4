import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { UploadReason, UploadStatus } from './uploadItem';

/** What the tray of uploads says. */
export const uploadMessages = defineMessages({
  title: { id: 'upload.tray.title', defaultMessage: 'Uploads' },
  fold: { id: 'upload.tray.fold', defaultMessage: 'Show less' },
  unfold: { id: 'upload.tray.unfold', defaultMessage: 'Show the files' },
  pauseAll: { id: 'upload.tray.pauseAll', defaultMessage: 'Pause all' },
  resumeAll: { id: 'upload.tray.resumeAll', defaultMessage: 'Go on with all' },
  cancelAll: { id: 'upload.tray.cancelAll', defaultMessage: 'Cancel all' },
  cancelAllAsk: {
    id: 'upload.tray.cancelAllAsk',
    defaultMessage: 'What has arrived stays. What has not is not uploaded.',
  },
  keepOn: { id: 'upload.tray.keepOn', defaultMessage: 'Go on uploading' },
  retryAll: { id: 'upload.tray.retryAll', defaultMessage: 'Try all of them again' },
  paused: { id: 'upload.tray.paused', defaultMessage: 'Paused' },
  delayed: {
    id: 'upload.tray.delayed',
    defaultMessage: 'The server was not reached. It goes on by itself.',
  },
  decideAll: { id: 'upload.conflict.all', defaultMessage: 'For all of them' },
  decideOne: { id: 'upload.conflict.one', defaultMessage: 'Decide' },
  pause: { id: 'upload.file.pause', defaultMessage: 'Pause' },
  resume: { id: 'upload.file.resume', defaultMessage: 'Go on' },
});

export const statusMessages: Record<Exclude<UploadStatus, 'failed' | 'sending'>, MessageDescriptor> = defineMessages({
  waiting: { id: 'upload.status.waiting', defaultMessage: 'Waits its turn' },
  conflict: { id: 'upload.status.conflict', defaultMessage: 'A file of this name is there already' },
  paused: { id: 'upload.status.paused', defaultMessage: 'Paused' },
  lost: { id: 'upload.status.lost', defaultMessage: 'Choose this file once more, and it goes on' },
  done: { id: 'upload.status.done', defaultMessage: 'Uploaded' },
  skipped: { id: 'upload.status.skipped', defaultMessage: 'Left out' },
});

export const reasonMessages: Record<UploadReason, MessageDescriptor> = defineMessages({
  tooLarge: { id: 'upload.reason.tooLarge', defaultMessage: 'Not uploaded: it is too large.' },
  quota: { id: 'upload.reason.quota', defaultMessage: 'Not uploaded: there is no room left for files.' },
  refused: { id: 'upload.reason.refused', defaultMessage: 'Not uploaded: you may not, or such files are not taken.' },
  unreadable: {
    id: 'upload.reason.unreadable',
    defaultMessage: 'Not uploaded: it could not be read. It may have been changed, moved or removed.',
  },
  noFolder: { id: 'upload.reason.noFolder', defaultMessage: 'Not uploaded: the folder it was for is gone.' },
  name: {
    id: 'upload.reason.name',
    defaultMessage: 'Not uploaded: its name, or that of a folder, is not possible here.',
  },
  tooDeep: { id: 'upload.reason.tooDeep', defaultMessage: 'Not uploaded: its folders lie too deep within each other.' },
  inTheWay: { id: 'upload.reason.inTheWay', defaultMessage: 'Not uploaded: a file has the name of its folder.' },
  tooMany: { id: 'upload.reason.tooMany', defaultMessage: 'Not uploaded: there are too many files.' },
  failed: { id: 'upload.reason.failed', defaultMessage: 'Not uploaded: the server did not take it.' },
});

/** Sentences with a value in them. */
export const uploadSentences: Record<
  'progress' | 'done' | 'failed' | 'conflicts' | 'lost' | 'more' | 'bytes' | 'bar' | 'actionOn',
  MessageDescriptor
> = defineMessages({
  progress: {
    id: 'upload.sum.progress',
    defaultMessage: '{done, number} of {count, plural, one {# file} other {# files}} uploaded',
  },
  done: { id: 'upload.sum.done', defaultMessage: '{count, plural, one {# file} other {# files}} uploaded' },
  failed: { id: 'upload.sum.failed', defaultMessage: '{count, plural, one {# file} other {# files}} not uploaded' },
  conflicts: {
    id: 'upload.sum.conflicts',
    defaultMessage: '{count, plural, one {The name of one file is} other {The names of # files are}} taken',
  },
  lost: {
    id: 'upload.sum.lost',
    defaultMessage: '{count, plural, one {One file has} other {# files have}} to be chosen once more',
  },
  more: { id: 'upload.sum.more', defaultMessage: 'Show {count, number} more' },
  bytes: { id: 'upload.file.bytes', defaultMessage: '{sent} of {size}' },
  bar: { id: 'upload.file.bar', defaultMessage: 'Progress of {name}' },
  actionOn: { id: 'upload.file.action', defaultMessage: '{action}: {name}' },
});
