import type { AnswerOf } from '@ezone/api-client';

/** An account of the user's books. */
export type Account = AnswerOf<'listAccounts'>[number];

/** What one writes of an account. */
export type AccountContent = Omit<Account, 'id'>;

export type AccountType = Account['type'];

/** What an account holds, as the server works it out. */
export type Balance = AnswerOf<'listBalances'>[number];

export const accountTypes: readonly AccountType[] = ['asset', 'liability', 'equity', 'income', 'expense'];

/** The most characters of each text. */
export const limits = { code: 20, name: 100 } as const;

/** What an account is called where it stands alone. */
export const nameOf = ({ code, name }: Pick<Account, 'code' | 'name'>): string => `${code} ${name}`;

/** The chart of accounts with an account open in it. */
export const pathOfAccount = ({ id }: Pick<Account, 'id'>): string =>
  `/chart_of_account?account=${encodeURIComponent(id)}`;

/** The transactions that have to do with an account: those on it, and those that were for it. */
export const pathOfTransactionsAbout = ({ id }: Pick<Account, 'id'>): string =>
  `/banking?about=${encodeURIComponent(id)}`;

/** An account, and those below it in the order of their codes. */
export type AccountNode = { account: Account; children: readonly AccountNode[] };

/** In the order of their codes, in which numbers count as numbers. */
export const byCode = (accounts: readonly Account[]): Account[] => {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return accounts.toSorted((one, other) => compare(one.code, other.code) || compare(one.name, other.name));
};

/** The tree of accounts. One whose parent is not there, as when it was removed, stands at the top. */
export function treeOf(accounts: readonly Account[]): AccountNode[] {
  const ids = new Set(accounts.map(({ id }) => id));
  const below = Map.groupBy(byCode(accounts), ({ parentId }) =>
    parentId !== null && ids.has(parentId) ? parentId : null,
  );
  const nodes = (parentId: string | null): AccountNode[] =>
    (below.get(parentId) ?? []).map((account) => ({ account, children: nodes(account.id) }));
  return nodes(null);
}

/** An account and all that are below it. */
export function withThoseBelow(accounts: readonly Account[], id: string): ReadonlySet<string> {
  const found = new Set([id]);
  // Each round finds the next level; no tree has more levels than accounts.
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const account of accounts) if (account.parentId !== null && found.has(account.parentId)) found.add(account.id);
  }
  return found;
}
