import { defineEntity, p } from '@mikro-orm/core';
import { id } from './columns';

/** Which state a list of an owner is in, so that "has it changed?" is answered without reading the list. */
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
