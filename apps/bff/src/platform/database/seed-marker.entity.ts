import { defineEntity, p } from '@mikro-orm/core';
import { instant } from './columns';

/** Demo content that all users share and that has been put in: once, so that what somebody deletes stays deleted. */
export const SeedMarkerSchema = defineEntity({
  name: 'SeedMarker',
  properties: {
    /** Which content it was. */
    name: p.string().length(64).primary(),
    time: instant(),
  },
});
