// Written by tools/scripts/messages.ts. Do not edit.

/** The first part of a message id: the sentences that are fetched together. */
export type Namespace = 'auth';

type Loader = () => Promise<{ default: unknown }>;

/** Where the compiled sentences of each language lie, one file a namespace. */
export const loaders: Record<'en' | 'tr' | 'ar', Record<Namespace, Loader>> = {
  en: {
    auth: () => import('./en/auth.json', { with: { type: 'json' } }),
  },
  tr: {
    auth: () => import('./tr/auth.json', { with: { type: 'json' } }),
  },
  ar: {
    auth: () => import('./ar/auth.json', { with: { type: 'json' } }),
  },
};
