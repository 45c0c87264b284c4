import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { FileType } from './model/file';
import type { FileOrder } from './model/sortFiles';

/** What the file manager says. */
export const filesMessages = defineMessages({
  top: { id: 'files.place.top', defaultMessage: 'Files' },
  folder: { id: 'files.place.folder', defaultMessage: 'Folder' },
  trash: { id: 'files.place.trash', defaultMessage: 'Trash' },
  places: { id: 'files.place.label', defaultMessage: 'Places' },
  path: { id: 'files.place.path', defaultMessage: 'Path' },
  between: { id: 'files.place.between', defaultMessage: 'Folders in between' },
  room: { id: 'files.place.room', defaultMessage: 'Room for files' },
  search: { id: 'files.head.search', defaultMessage: 'Search all files' },
  searchTrash: { id: 'files.head.searchTrash', defaultMessage: 'Search the trash' },
  asList: { id: 'files.head.list', defaultMessage: 'Show as a list' },
  asTiles: { id: 'files.head.tiles', defaultMessage: 'Show as tiles' },
  upload: { id: 'files.head.upload', defaultMessage: 'Upload' },
  uploadFiles: { id: 'files.head.uploadFiles', defaultMessage: 'Upload files' },
  uploadFolder: { id: 'files.head.uploadFolder', defaultMessage: 'Upload a folder' },
  newFolder: { id: 'files.head.newFolder', defaultMessage: 'New folder' },
  drop: { id: 'files.drop.here', defaultMessage: 'Drop files and folders here' },
  open: { id: 'files.action.open', defaultMessage: 'Open' },
  preview: { id: 'files.action.preview', defaultMessage: 'Preview' },
  details: { id: 'files.action.details', defaultMessage: 'Details' },
  download: { id: 'files.action.download', defaultMessage: 'Download' },
  rename: { id: 'files.action.rename', defaultMessage: 'Rename' },
  moveTo: { id: 'files.action.moveTo', defaultMessage: 'Move to …' },
  copyTo: { id: 'files.action.copyTo', defaultMessage: 'Copy to …' },
  toTrash: { id: 'files.action.toTrash', defaultMessage: 'Move to the trash' },
  restore: { id: 'files.action.restore', defaultMessage: 'Restore' },
  deleteForGood: { id: 'files.action.deleteForGood', defaultMessage: 'Delete for good' },
  menu: { id: 'files.action.menu', defaultMessage: 'What to do with it' },
  removed: { id: 'files.field.removed', defaultMessage: 'Removed' },
  empty: { id: 'files.empty.folder', defaultMessage: 'This folder is empty. Drop files here, or upload them.' },
  emptyToRead: { id: 'files.empty.read', defaultMessage: 'This folder is empty.' },
  emptyTrash: { id: 'files.empty.trash', defaultMessage: 'The trash is empty.' },
  folderGone: { id: 'files.empty.gone', defaultMessage: 'This folder does not exist any more.' },
  toTop: { id: 'files.empty.toTop', defaultMessage: 'All files' },
  failed: { id: 'files.empty.failed', defaultMessage: 'The files could not be loaded.' },
  nameTaken: { id: 'files.fault.nameTaken', defaultMessage: 'Something else here has this name already.' },
  notAName: {
    id: 'files.fault.notAName',
    defaultMessage: 'That is no name for a file: leave out slashes and characters that are not seen.',
  },
  notRenamed: { id: 'files.fault.notRenamed', defaultMessage: 'It was not renamed: the name is taken, or it is gone.' },
  notMade: { id: 'files.fault.notMade', defaultMessage: 'The folder was not made: the name is taken.' },
  notMoved: {
    id: 'files.fault.notMoved',
    defaultMessage: 'It was not moved: a folder cannot lie in itself, or the folder is gone.',
  },
  notCopied: { id: 'files.fault.notCopied', defaultMessage: 'It was not copied.' },
  foldersOf: { id: 'files.target.folders', defaultMessage: 'Folders' },
  conflictAdvice: {
    id: 'files.conflict.what',
    defaultMessage:
      'Replacing keeps what is there as an earlier version. Keeping both gives the new one a name of its own.',
  },
  moveHere: { id: 'files.target.move', defaultMessage: 'Move here' },
  copyHere: { id: 'files.target.copy', defaultMessage: 'Copy here' },
});

export const typeMessages: Record<FileType, MessageDescriptor> = defineMessages({
  folder: { id: 'files.type.folder', defaultMessage: 'Folder' },
  document: { id: 'files.type.document', defaultMessage: 'Document' },
  spreadsheet: { id: 'files.type.spreadsheet', defaultMessage: 'Spreadsheet' },
  picture: { id: 'files.type.picture', defaultMessage: 'Picture' },
  audio: { id: 'files.type.audio', defaultMessage: 'Audio' },
  video: { id: 'files.type.video', defaultMessage: 'Video' },
  archive: { id: 'files.type.archive', defaultMessage: 'Archive' },
  text: { id: 'files.type.text', defaultMessage: 'Text' },
  other: { id: 'files.type.other', defaultMessage: 'File' },
});

export const orderMessages: Record<FileOrder, MessageDescriptor> = defineMessages({
  name: { id: 'files.order.name', defaultMessage: 'By name' },
  newest: { id: 'files.order.newest', defaultMessage: 'Last modified first' },
  largest: { id: 'files.order.largest', defaultMessage: 'Largest first' },
  type: { id: 'files.order.type', defaultMessage: 'By type' },
});

/** Sentences with a value in them. */
export const filesSentences: Record<
  | 'count'
  | 'found'
  | 'removed'
  | 'moved'
  | 'copied'
  | 'skipped'
  | 'renamed'
  | 'made'
  | 'restored'
  | 'deleted'
  | 'askDelete'
  | 'taken'
  | 'used'
  | 'dropInto',
  MessageDescriptor
> = defineMessages({
  count: { id: 'files.sum.count', defaultMessage: '{count, plural, one {# entry} other {# entries}}' },
  found: { id: 'files.sum.found', defaultMessage: '{count, plural, one {# found} other {# found}} in all folders' },
  removed: {
    id: 'files.done.removed',
    defaultMessage: '{count, plural, one {“{name}” is in the trash.} other {# entries are in the trash.}}',
  },
  moved: {
    id: 'files.done.moved',
    defaultMessage: '{count, plural, one {“{name}” moved to “{folder}”.} other {# entries moved to “{folder}”.}}',
  },
  copied: {
    id: 'files.done.copied',
    defaultMessage: '{count, plural, one {“{name}” copied to “{folder}”.} other {# entries copied to “{folder}”.}}',
  },
  skipped: {
    id: 'files.done.skipped',
    defaultMessage: '{count, plural, one {One was left out.} other {# were left out.}}',
  },
  renamed: { id: 'files.done.renamed', defaultMessage: 'Renamed to “{name}”.' },
  made: { id: 'files.done.made', defaultMessage: 'The folder “{name}” was made.' },
  restored: {
    id: 'files.done.restored',
    defaultMessage: '{count, plural, one {“{name}” is back.} other {# entries are back.}}',
  },
  deleted: {
    id: 'files.done.deleted',
    defaultMessage: '{count, plural, one {# entry deleted for good.} other {# entries deleted for good.}}',
  },
  askDelete: {
    id: 'files.trash.ask',
    defaultMessage:
      '{count, plural, one {“{name}” will be gone, with all that lies in it.} other {# entries will be gone, with all that lies in them.}}',
  },
  taken: {
    id: 'files.conflict.title',
    defaultMessage:
      '{count, plural, one {“{folder}” holds something that is called “{name}”.} other {“{folder}” holds something by # of these names.}}',
  },
  used: { id: 'files.room.used', defaultMessage: '{used} of {quota} used' },
  dropInto: { id: 'files.drop.into', defaultMessage: 'Into “{folder}”' },
});
