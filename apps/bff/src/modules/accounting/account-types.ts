/** The five kinds of accounts that books have. */
export const ACCOUNT_TYPES = ['asset', 'liability', 'equity', 'income', 'expense'] as const;

export type AccountType = (typeof ACCOUNT_TYPES)[number];

/**
 * What a balance is shown as: what is owned and spent grows by what comes in, what is owed, put in and earned by what goes out of the
 * other account.
 */
export const signOf = (type: AccountType): 1 | -1 => (type === 'asset' || type === 'expense' ? 1 : -1);
