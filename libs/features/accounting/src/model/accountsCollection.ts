import type { Collection } from '@ezone/shell/records';
import { accountingMessages } from '../messages';
import { limits, nameOf, pathOfAccount } from './account';
import type { Account } from './account';

/** The user's accounts, and the calls that change them. */
export const accountsCollection: Collection<Account> = {
  list: 'accounting-app/accounts',
  isOneAnswer: true,
  placed: 'last',
  refused: 'isTakenBack',
  load: (api, options) => api.listAccounts(options),
  create: (api, { id, ...account }) => api.addAccount({ body: { account }, idempotencyKey: id }),
  update: (api, account, base) => api.updateAccount({ body: { account, base } }),
  // In one call: all of them go, or none.
  remove: (api, ids) => api.removeAccounts({ body: { accountIds: [...ids] } }),
  links: ({ parentId = null }) => (parentId === null ? [] : [parentId]),
  unfit: ({ code = '', name = '' }) => [
    ...(code.length > limits.code ? (['code'] as const) : []),
    ...(name.length > limits.name ? (['name'] as const) : []),
  ],
  reasonOf: ({ statusCode }) => (statusCode === 409 ? accountingMessages.doesNotFit : undefined),
  nameOf,
  pathOf: pathOfAccount,
};
