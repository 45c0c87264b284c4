import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns';

/**
 * Records shared demo content that was inserted, so that it is inserted only once, and what a user deletes stays
 * deleted.
 */
export const SeedMarkerSchema = defineEntity({
  name: 'SeedMarker',
  properties: {
    /** The name of the content. */
    name: p.string().length(64).primary(),
    time: instant(),
  },
});
