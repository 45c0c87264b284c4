import { asStored } from '@ezone/shell/records';
import { labelsCollection } from './labelsCollection';
import { notesCollection } from './notesCollection';

/** The notes and the labels, as the shell looks at records of every kind. */
export const storedCollections = { notes: asStored(notesCollection), labels: asStored(labelsCollection) };
