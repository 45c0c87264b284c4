import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns';
import { recordColumns, trashIndexes } from '../../platform/records/record-columns';
import { UserSchema } from '../users/user.entity';
import type { UploadState } from './file-uploads.dto';
import type { Conflict, FileType } from './files.dto';

/** A file or folder. Those in a removed folder are out of sight with it, and come back with it. */
export const FileSchema = defineEntity({
  name: 'File',
  indexes: [
    { properties: ['folderId', 'position', 'nameKey', 'id'] },
    { properties: ['folderId', 'nameKey'] },
    { properties: ['hiddenBy'] },
    ...trashIndexes,
  ],
  properties: {
    // The position is 1 of a folder and 2 of a file: the first come first, and within them names are in order.
    ...recordColumns(),
    /** The folder that it lies in, if that is not the top; in the trash it may be gone. */
    folderId: id().nullable(),
    /** The folder in the trash that it went there with; null unless it is out of sight. */
    hiddenBy: id().nullable(),
    name: p.string().length(255),
    /** Its name as the names of one folder are compared. */
    nameKey: p.string().length(800).default(''),
    /** Its name as search compares. */
    searchKey: p.string().length(2000).default(''),
    type: p.string().length(20).$type<FileType>(),
    owner: p.string().length(100),
    size: p.integer().nullable(),
    modified: instant(),
    opened: instant(),
    created: instant(),
    extention: p.string().length(10),
    offline: p.boolean(),
    preview: p.string().length(2000).nullable(),
    mediaType: p.string().length(100).nullable(),
    /** The version that it holds now; null for a folder, and where there are no bytes. */
    versionId: id().nullable(),
    versions: p.integer().default(0),
  },
});

/** A content that a file has, or has had. */
export const FileVersionSchema = defineEntity({
  name: 'FileVersion',
  indexes: [{ properties: ['file'] }, { properties: ['blobId'] }],
  properties: {
    id: id().primary(),
    file: () => p.manyToOne(FileSchema).deleteRule('cascade'),
    /** Counts up with each version of the file. */
    number: p.integer(),
    /** What was stored; copies share it. */
    blobId: id(),
    author: p.string().length(100),
    created: instant(),
  },
});

/** Bytes in the storage, until no version is left that they are of. */
export const FileBlobSchema = defineEntity({
  name: 'FileBlob',
  indexes: [{ properties: ['createdAt'] }, { properties: ['size'] }],
  properties: {
    id: id().primary(),
    /** In bytes. */
    size: p.integer(),
    /** Told by the content. */
    mediaType: p.string().length(100),
    /** Of the largest preview, in pixels; null unless it is a picture that could be read. */
    width: p.integer().nullable(),
    height: p.integer().nullable(),
    createdAt: instant(),
  },
});

/** A file that is being sent. */
export const FileUploadSchema = defineEntity({
  name: 'FileUpload',
  indexes: [{ properties: ['state', 'size'] }, { properties: ['heardAt'] }, { properties: ['user'] }],
  properties: {
    /** Made up by the client. */
    id: id().primary(),
    user: () => p.manyToOne(UserSchema).deleteRule('cascade'),
    folderId: id().nullable(),
    name: p.string().length(255),
    size: p.integer(),
    modified: instant(),
    conflict: p.string().length(10).nullable().$type<Conflict | null>(),
    state: p.string().length(10).$type<UploadState>(),
    /** How many bytes have arrived, and of how many each piece has. */
    received: p.integer(),
    pieces: p.json<number[]>(),
    fileId: id().nullable(),
    /** When it was begun, or its last piece came. */
    heardAt: instant(),
  },
});
