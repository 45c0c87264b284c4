import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns';
import { UserSchema } from '../users/user.entity';

/** An uploaded file. Its bytes are in the storage, by its id. */
export const UploadSchema = defineEntity({
  name: 'Upload',
  indexes: [{ properties: ['uploader'] }, { properties: ['unusedSince'] }],
  properties: {
    id: id().primary(),
    uploader: () => p.manyToOne(UserSchema).deleteRule('cascade'),
    /** What it is called when it is saved, with an ending that fits its type. */
    name: p.string().length(255),
    /** The media type that it is answered with. */
    type: p.string().length(100),
    /** In bytes. */
    size: p.integer(),
    /** What all its sizes take up in the storage, in bytes. */
    stored: p.integer(),
    /** In pixels; null unless it is a picture. */
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    createdAt: instant(),
    /** Since when no record has shown it; null while one does. */
    unusedSince: instant().nullable(),
  },
});

/** That a record shows an upload. */
export const UploadReferenceSchema = defineEntity({
  name: 'UploadReference',
  indexes: [{ properties: ['ownerId', 'list', 'recordId'] }],
  properties: {
    upload: () => p.manyToOne(UploadSchema).primary().deleteRule('cascade'),
    /** The list of the record. */
    list: p.string().length(64).primary(),
    recordId: id().primary(),
    /** Whose record it is; `*` where all users share it. */
    ownerId: id(),
  },
});
