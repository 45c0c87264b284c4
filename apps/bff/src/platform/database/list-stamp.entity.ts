import { defineEntity, p } from '@mikro-orm/core';
import { id } from './columns';

/** The stamp of a list, which shows without reading the list whether it changed. */
export const ListStampSchema = defineEntity({
  name: 'ListStamp',
  properties: {
    ownerId: id().primary(),
    /** Name of the list, such as `notes`. */
    list: p.string().length(64).primary(),
    /** Changes with every write to the list. */
    stamp: p.string().length(32),
  },
});
