// Written by tools/scripts/messages.ts. Do not edit.

import type { Loader, Namespace } from './loaders';

/** Where all other sentences lie. */
export const loaders: Record<'en' | 'tr' | 'ar', Partial<Record<Namespace, Loader>>> = {
  en: {
    chat: () => import('./en/chat.json', { with: { type: 'json' } }),
    errors: () => import('./en/errors.json', { with: { type: 'json' } }),
    home: () => import('./en/home.json', { with: { type: 'json' } }),
    icons: () => import('./en/icons.json', { with: { type: 'json' } }),
    layouts: () => import('./en/layouts.json', { with: { type: 'json' } }),
    menu: () => import('./en/menu.json', { with: { type: 'json' } }),
    notes: () => import('./en/notes.json', { with: { type: 'json' } }),
    roles: () => import('./en/roles.json', { with: { type: 'json' } }),
    search: () => import('./en/search.json', { with: { type: 'json' } }),
    settings: () => import('./en/settings.json', { with: { type: 'json' } }),
    shell: () => import('./en/shell.json', { with: { type: 'json' } }),
    shortcuts: () => import('./en/shortcuts.json', { with: { type: 'json' } }),
    ui: () => import('./en/ui.json', { with: { type: 'json' } }),
  },
  tr: {
    chat: () => import('./tr/chat.json', { with: { type: 'json' } }),
    errors: () => import('./tr/errors.json', { with: { type: 'json' } }),
    home: () => import('./tr/home.json', { with: { type: 'json' } }),
    icons: () => import('./tr/icons.json', { with: { type: 'json' } }),
    layouts: () => import('./tr/layouts.json', { with: { type: 'json' } }),
    menu: () => import('./tr/menu.json', { with: { type: 'json' } }),
    notes: () => import('./tr/notes.json', { with: { type: 'json' } }),
    roles: () => import('./tr/roles.json', { with: { type: 'json' } }),
    search: () => import('./tr/search.json', { with: { type: 'json' } }),
    settings: () => import('./tr/settings.json', { with: { type: 'json' } }),
    shell: () => import('./tr/shell.json', { with: { type: 'json' } }),
    shortcuts: () => import('./tr/shortcuts.json', { with: { type: 'json' } }),
    ui: () => import('./tr/ui.json', { with: { type: 'json' } }),
  },
  ar: {
    chat: () => import('./ar/chat.json', { with: { type: 'json' } }),
    errors: () => import('./ar/errors.json', { with: { type: 'json' } }),
    home: () => import('./ar/home.json', { with: { type: 'json' } }),
    icons: () => import('./ar/icons.json', { with: { type: 'json' } }),
    layouts: () => import('./ar/layouts.json', { with: { type: 'json' } }),
    menu: () => import('./ar/menu.json', { with: { type: 'json' } }),
    notes: () => import('./ar/notes.json', { with: { type: 'json' } }),
    roles: () => import('./ar/roles.json', { with: { type: 'json' } }),
    search: () => import('./ar/search.json', { with: { type: 'json' } }),
    settings: () => import('./ar/settings.json', { with: { type: 'json' } }),
    shell: () => import('./ar/shell.json', { with: { type: 'json' } }),
    shortcuts: () => import('./ar/shortcuts.json', { with: { type: 'json' } }),
    ui: () => import('./ar/ui.json', { with: { type: 'json' } }),
  },
};
