// Written by tools/scripts/messages.ts. Do not edit.
import en_auth from './en/auth.json' with { type: 'json' };
import tr_auth from './tr/auth.json' with { type: 'json' };
import ar_auth from './ar/auth.json' with { type: 'json' };

/** Every sentence in every language, for specs and stories. */
export const allMessages = {
  en: { auth: en_auth },
  tr: { auth: tr_auth },
  ar: { auth: ar_auth },
};
