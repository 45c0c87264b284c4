import { defineEntity, p } from '@mikro-orm/core';
import { id } from '../../platform/database/columns';

/** An event or a note of a user's quick panel. */
export const QuickPanelEntrySchema = defineEntity({
  name: 'QuickPanelEntry',
  indexes: [{ properties: ['ownerId', 'position'] }],
  properties: {
    id: id().primary(),
    ownerId: id(),
    /** Which of the panel's two lists it stands in. */
    kind: p.string().length(10).$type<'event' | 'note'>(),
    position: p.integer(),
    title: p.string().length(200),
    detail: p.string().length(500),
  },
});
