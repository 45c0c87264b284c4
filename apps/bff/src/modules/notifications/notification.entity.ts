import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns';
import type { Variant } from './notifications.dto';

export const NotificationSchema = defineEntity({
  name: 'Notification',
  indexes: [{ properties: ['ownerId', 'dismissed', 'createdAt', 'id'] }],
  properties: {
    id: id().primary(),
    ownerId: id(),
    message: p.string().length(500),
    variant: p.string().length(10).$type<Variant>(),
    dismissed: p.boolean(),
    createdAt: instant(),
  },
});
