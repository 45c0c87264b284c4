// Written by tools/scripts/messages.ts. Do not edit.

/** The first part of a message id: the sentences that are fetched together. */
export type Namespace = 'app' | 'auth' | 'chat' | 'errors' | 'form' | 'home' | 'icons' | 'layouts' | 'list' | 'menu' | 'notes' | 'roles' | 'search' | 'settings' | 'shell' | 'shortcuts' | 'toast' | 'ui';

/** Fetches a file of compiled sentences. */
export type Loader = () => Promise<{ default: unknown }>;

/** Where the sentences lie in each language, one file a namespace. */
export const loaders: Record<'en' | 'tr' | 'ar', Record<Namespace, Loader>> = {
  en: {
    app: () => import('./en/app.json', { with: { type: 'json' } }),
    auth: () => import('./en/auth.json', { with: { type: 'json' } }),
    chat: () => import('./en/chat.json', { with: { type: 'json' } }),
    errors: () => import('./en/errors.json', { with: { type: 'json' } }),
    form: () => import('./en/form.json', { with: { type: 'json' } }),
    home: () => import('./en/home.json', { with: { type: 'json' } }),
    icons: () => import('./en/icons.json', { with: { type: 'json' } }),
    layouts: () => import('./en/layouts.json', { with: { type: 'json' } }),
    list: () => import('./en/list.json', { with: { type: 'json' } }),
    menu: () => import('./en/menu.json', { with: { type: 'json' } }),
    notes: () => import('./en/notes.json', { with: { type: 'json' } }),
    roles: () => import('./en/roles.json', { with: { type: 'json' } }),
    search: () => import('./en/search.json', { with: { type: 'json' } }),
    settings: () => import('./en/settings.json', { with: { type: 'json' } }),
    shell: () => import('./en/shell.json', { with: { type: 'json' } }),
    shortcuts: () => import('./en/shortcuts.json', { with: { type: 'json' } }),
    toast: () => import('./en/toast.json', { with: { type: 'json' } }),
    ui: () => import('./en/ui.json', { with: { type: 'json' } }),
  },
  tr: {
    app: () => import('./tr/app.json', { with: { type: 'json' } }),
    auth: () => import('./tr/auth.json', { with: { type: 'json' } }),
    chat: () => import('./tr/chat.json', { with: { type: 'json' } }),
    errors: () => import('./tr/errors.json', { with: { type: 'json' } }),
    form: () => import('./tr/form.json', { with: { type: 'json' } }),
    home: () => import('./tr/home.json', { with: { type: 'json' } }),
    icons: () => import('./tr/icons.json', { with: { type: 'json' } }),
    layouts: () => import('./tr/layouts.json', { with: { type: 'json' } }),
    list: () => import('./tr/list.json', { with: { type: 'json' } }),
    menu: () => import('./tr/menu.json', { with: { type: 'json' } }),
    notes: () => import('./tr/notes.json', { with: { type: 'json' } }),
    roles: () => import('./tr/roles.json', { with: { type: 'json' } }),
    search: () => import('./tr/search.json', { with: { type: 'json' } }),
    settings: () => import('./tr/settings.json', { with: { type: 'json' } }),
    shell: () => import('./tr/shell.json', { with: { type: 'json' } }),
    shortcuts: () => import('./tr/shortcuts.json', { with: { type: 'json' } }),
    toast: () => import('./tr/toast.json', { with: { type: 'json' } }),
    ui: () => import('./tr/ui.json', { with: { type: 'json' } }),
  },
  ar: {
    app: () => import('./ar/app.json', { with: { type: 'json' } }),
    auth: () => import('./ar/auth.json', { with: { type: 'json' } }),
    chat: () => import('./ar/chat.json', { with: { type: 'json' } }),
    errors: () => import('./ar/errors.json', { with: { type: 'json' } }),
    form: () => import('./ar/form.json', { with: { type: 'json' } }),
    home: () => import('./ar/home.json', { with: { type: 'json' } }),
    icons: () => import('./ar/icons.json', { with: { type: 'json' } }),
    layouts: () => import('./ar/layouts.json', { with: { type: 'json' } }),
    list: () => import('./ar/list.json', { with: { type: 'json' } }),
    menu: () => import('./ar/menu.json', { with: { type: 'json' } }),
    notes: () => import('./ar/notes.json', { with: { type: 'json' } }),
    roles: () => import('./ar/roles.json', { with: { type: 'json' } }),
    search: () => import('./ar/search.json', { with: { type: 'json' } }),
    settings: () => import('./ar/settings.json', { with: { type: 'json' } }),
    shell: () => import('./ar/shell.json', { with: { type: 'json' } }),
    shortcuts: () => import('./ar/shortcuts.json', { with: { type: 'json' } }),
    toast: () => import('./ar/toast.json', { with: { type: 'json' } }),
    ui: () => import('./ar/ui.json', { with: { type: 'json' } }),
  },
};
