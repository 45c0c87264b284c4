import { removeEach } from '@ezone/shell/records';
import type { Collection } from '@ezone/shell/records';
import type { ContactGroup } from './contact';

/** The user's groups of contacts. Which contacts are in them is told with the contacts. */
export const groupsCollection: Collection<ContactGroup> = {
  list: 'contacts-app/groups',
  isOneAnswer: true,
  placed: 'last',
  refused: 'isTakenBack',
  nameOf: ({ name }) => name,
  load: (api, options) => api.listContactGroups(options),
  create: (api, { id, name }) => api.addContactGroup({ body: { group: { name } }, idempotencyKey: id }),
  update: (api, group, base) => api.updateContactGroup({ body: { group, base } }),
  remove: (api, ids) => removeEach(ids, (groupId) => api.removeContactGroup({ body: { groupId } })),
};
