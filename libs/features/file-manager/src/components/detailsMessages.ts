import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** What the details of a file say. */
export const detailsMessages = defineMessages({
  type: { id: 'files.field.type', defaultMessage: 'Type' },
  size: { id: 'files.field.size', defaultMessage: 'Size' },
  location: { id: 'files.field.location', defaultMessage: 'Location' },
  owner: { id: 'files.field.owner', defaultMessage: 'Owner' },
  modified: { id: 'files.field.modified', defaultMessage: 'Modified' },
  opened: { id: 'files.field.opened', defaultMessage: 'Opened' },
  created: { id: 'files.field.created', defaultMessage: 'Created' },
  offline: { id: 'files.field.offline', defaultMessage: 'Available offline' },
  yes: { id: 'files.value.yes', defaultMessage: 'Yes' },
  no: { id: 'files.value.no', defaultMessage: 'No' },
  versions: { id: 'files.versions.title', defaultMessage: 'Versions' },
  current: { id: 'files.versions.current', defaultMessage: 'This is the file as it is now' },
  restoreVersion: { id: 'files.versions.restore', defaultMessage: 'Make this the file again' },
  versionRestored: { id: 'files.versions.restored', defaultMessage: 'The file has this content again.' },
});

/** The same with a value in it. */
export const detailsSentences: Record<'versionBy', MessageDescriptor> = defineMessages({
  versionBy: { id: 'files.versions.by', defaultMessage: '{size}, by {author}' },
});
