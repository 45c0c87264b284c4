import { defineEntity, p } from '@mikro-orm/core';

/** A document of the demo data that is read whole, such as the widgets of a dashboard. */
export const SeededDocumentSchema = defineEntity({
  name: 'SeededDocument',
  properties: {
    /** As the address that answers it: `profile/about`. */
    name: p.string().length(64).primary(),
    content: p.json<object>(),
  },
});
