import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns';
import type { NotificationKind } from './notification-kinds';
import type { AppPath, Variant } from './notifications.dto';

export const NotificationSchema = defineEntity({
  name: 'Notification',
  indexes: [
    { properties: ['ownerId', 'dismissedAt', 'createdAt', 'id'] },
    // What is too old: by its dismissal, and by the user's newer ones.
    { properties: ['dismissedAt'] },
    { properties: ['ownerId', 'createdAt', 'id'] },
  ],
  properties: {
    id: id().primary(),
    ownerId: id(),
    kind: p.string().length(30).$type<NotificationKind>(),
    params: p.json<Record<string, string>>(),
    /** A path of the app. */
    link: p.string().length(2000).$type<AppPath>().nullable(),
    variant: p.string().length(10).$type<Variant>(),
    /** Null while it stands in the panel. */
    dismissedAt: instant().nullable(),
    createdAt: instant(),
  },
});
