/** The demo pages around signing in, with how many looks each has. */
const looksOf = {
  login: 3,
  register: 3,
  'forgot-password': 2,
  'reset-password': 2,
  lock: 1,
  'mail-confirm': 1,
} as const;

/** What a page around signing in is for. */
export type AuthKind = keyof typeof looksOf;

/** How such a page is laid out, as the number at the end of its path says: none, 2 and 3. */
export type AuthLook = 'card' | 'panel' | 'split';

const looks: readonly AuthLook[] = ['card', 'panel', 'split'];

const kinds = Object.keys(looksOf) as AuthKind[];

const authPath = (kind: AuthKind, place: number) => `/pages/auth/${kind}${place === 0 ? '' : `-${String(place + 1)}`}`;

/** All of them, in the order of the menu. */
export const authPages = kinds.flatMap((kind) =>
  looks.slice(0, looksOf[kind]).map((look, place) => ({ kind, look, path: authPath(kind, place) })),
);

/** Where a page of another kind stands: in the same look, where it has that. */
export const pathInLook = (kind: AuthKind, look: AuthLook): string =>
  authPath(kind, Math.min(looks.indexOf(look), looksOf[kind] - 1));

/** The other demo pages. */
export const comingSoonPath = '/pages/coming-soon';
export const maintenancePath = '/pages/maintenance';
export const pricingPaths = ['/pages/pricing/style-1', '/pages/pricing/style-2', '/pages/pricing/style-3'] as const;
