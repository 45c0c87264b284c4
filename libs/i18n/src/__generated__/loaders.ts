// Written by tools/scripts/messages.ts. Do not edit.

/** The first part of a message id: the sentences that are fetched together. */
export type Namespace = 'app' | 'auth' | 'chat' | 'errors' | 'form' | 'home' | 'icons' | 'layouts' | 'list' | 'menu' | 'notes' | 'roles' | 'search' | 'settings' | 'shell' | 'shortcuts' | 'toast' | 'ui';

/** Fetches a file of compiled sentences. */
export type Loader = () => Promise<{ default: unknown }>;

/** Where the sentences of the sign-in page lie in each language, one file a namespace. */
export const loaders: Record<'en' | 'tr' | 'ar', Partial<Record<Namespace, Loader>>> = {
  en: {
    app: () => import('./en/app.json', { with: { type: 'json' } }),
    auth: () => import('./en/auth.json', { with: { type: 'json' } }),
    toast: () => import('./en/toast.json', { with: { type: 'json' } }),
  },
  tr: {
    app: () => import('./tr/app.json', { with: { type: 'json' } }),
    auth: () => import('./tr/auth.json', { with: { type: 'json' } }),
    toast: () => import('./tr/toast.json', { with: { type: 'json' } }),
  },
  ar: {
    app: () => import('./ar/app.json', { with: { type: 'json' } }),
    auth: () => import('./ar/auth.json', { with: { type: 'json' } }),
    toast: () => import('./ar/toast.json', { with: { type: 'json' } }),
  },
};
