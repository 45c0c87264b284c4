// Written by tools/scripts/messages.ts. Do not edit.
import en_app from './en/app.json' with { type: 'json' };
import en_auth from './en/auth.json' with { type: 'json' };
import en_shell from './en/shell.json' with { type: 'json' };
import en_toast from './en/toast.json' with { type: 'json' };
import tr_app from './tr/app.json' with { type: 'json' };
import tr_auth from './tr/auth.json' with { type: 'json' };
import tr_shell from './tr/shell.json' with { type: 'json' };
import tr_toast from './tr/toast.json' with { type: 'json' };
import ar_app from './ar/app.json' with { type: 'json' };
import ar_auth from './ar/auth.json' with { type: 'json' };
import ar_shell from './ar/shell.json' with { type: 'json' };
import ar_toast from './ar/toast.json' with { type: 'json' };

/** Every sentence in every language, for specs and stories. */
export const allMessages = {
  en: { app: en_app, auth: en_auth, shell: en_shell, toast: en_toast },
  tr: { app: tr_app, auth: tr_auth, shell: tr_shell, toast: tr_toast },
  ar: { app: ar_app, auth: ar_auth, shell: ar_shell, toast: ar_toast },
};
