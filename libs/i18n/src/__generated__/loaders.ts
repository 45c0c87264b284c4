// Written by tools/scripts/messages.ts. Do not edit.

/** The first part of a message id: the sentences that are fetched together. */
export type Namespace = 'app' | 'auth' | 'shell' | 'toast';

type Loader = () => Promise<{ default: unknown }>;

/** Where the compiled sentences of each language lie, one file a namespace. */
export const loaders: Record<'en' | 'tr' | 'ar', Record<Namespace, Loader>> = {
  en: {
    app: () => import('./en/app.json', { with: { type: 'json' } }),
    auth: () => import('./en/auth.json', { with: { type: 'json' } }),
    shell: () => import('./en/shell.json', { with: { type: 'json' } }),
    toast: () => import('./en/toast.json', { with: { type: 'json' } }),
  },
  tr: {
    app: () => import('./tr/app.json', { with: { type: 'json' } }),
    auth: () => import('./tr/auth.json', { with: { type: 'json' } }),
    shell: () => import('./tr/shell.json', { with: { type: 'json' } }),
    toast: () => import('./tr/toast.json', { with: { type: 'json' } }),
  },
  ar: {
    app: () => import('./ar/app.json', { with: { type: 'json' } }),
    auth: () => import('./ar/auth.json', { with: { type: 'json' } }),
    shell: () => import('./ar/shell.json', { with: { type: 'json' } }),
    toast: () => import('./ar/toast.json', { with: { type: 'json' } }),
  },
};
