// Written by tools/scripts/messages.ts. Do not edit.
import en_app from './en/app.json' with { type: 'json' };
import en_auth from './en/auth.json' with { type: 'json' };
import en_calendar from './en/calendar.json' with { type: 'json' };
import en_chat from './en/chat.json' with { type: 'json' };
import en_contacts from './en/contacts.json' with { type: 'json' };
import en_errors from './en/errors.json' with { type: 'json' };
import en_files from './en/files.json' with { type: 'json' };
import en_form from './en/form.json' with { type: 'json' };
import en_home from './en/home.json' with { type: 'json' };
import en_icons from './en/icons.json' with { type: 'json' };
import en_layouts from './en/layouts.json' with { type: 'json' };
import en_list from './en/list.json' with { type: 'json' };
import en_mail from './en/mail.json' with { type: 'json' };
import en_menu from './en/menu.json' with { type: 'json' };
import en_notes from './en/notes.json' with { type: 'json' };
import en_roles from './en/roles.json' with { type: 'json' };
import en_search from './en/search.json' with { type: 'json' };
import en_settings from './en/settings.json' with { type: 'json' };
import en_shell from './en/shell.json' with { type: 'json' };
import en_shortcuts from './en/shortcuts.json' with { type: 'json' };
import en_toast from './en/toast.json' with { type: 'json' };
import en_todo from './en/todo.json' with { type: 'json' };
import en_ui from './en/ui.json' with { type: 'json' };
import tr_app from './tr/app.json' with { type: 'json' };
import tr_auth from './tr/auth.json' with { type: 'json' };
import tr_calendar from './tr/calendar.json' with { type: 'json' };
import tr_chat from './tr/chat.json' with { type: 'json' };
import tr_contacts from './tr/contacts.json' with { type: 'json' };
import tr_errors from './tr/errors.json' with { type: 'json' };
import tr_files from './tr/files.json' with { type: 'json' };
import tr_form from './tr/form.json' with { type: 'json' };
import tr_home from './tr/home.json' with { type: 'json' };
import tr_icons from './tr/icons.json' with { type: 'json' };
import tr_layouts from './tr/layouts.json' with { type: 'json' };
import tr_list from './tr/list.json' with { type: 'json' };
import tr_mail from './tr/mail.json' with { type: 'json' };
import tr_menu from './tr/menu.json' with { type: 'json' };
import tr_notes from './tr/notes.json' with { type: 'json' };
import tr_roles from './tr/roles.json' with { type: 'json' };
import tr_search from './tr/search.json' with { type: 'json' };
import tr_settings from './tr/settings.json' with { type: 'json' };
import tr_shell from './tr/shell.json' with { type: 'json' };
import tr_shortcuts from './tr/shortcuts.json' with { type: 'json' };
import tr_toast from './tr/toast.json' with { type: 'json' };
import tr_todo from './tr/todo.json' with { type: 'json' };
import tr_ui from './tr/ui.json' with { type: 'json' };
import ar_app from './ar/app.json' with { type: 'json' };
import ar_auth from './ar/auth.json' with { type: 'json' };
import ar_calendar from './ar/calendar.json' with { type: 'json' };
import ar_chat from './ar/chat.json' with { type: 'json' };
import ar_contacts from './ar/contacts.json' with { type: 'json' };
import ar_errors from './ar/errors.json' with { type: 'json' };
import ar_files from './ar/files.json' with { type: 'json' };
import ar_form from './ar/form.json' with { type: 'json' };
import ar_home from './ar/home.json' with { type: 'json' };
import ar_icons from './ar/icons.json' with { type: 'json' };
import ar_layouts from './ar/layouts.json' with { type: 'json' };
import ar_list from './ar/list.json' with { type: 'json' };
import ar_mail from './ar/mail.json' with { type: 'json' };
import ar_menu from './ar/menu.json' with { type: 'json' };
import ar_notes from './ar/notes.json' with { type: 'json' };
import ar_roles from './ar/roles.json' with { type: 'json' };
import ar_search from './ar/search.json' with { type: 'json' };
import ar_settings from './ar/settings.json' with { type: 'json' };
import ar_shell from './ar/shell.json' with { type: 'json' };
import ar_shortcuts from './ar/shortcuts.json' with { type: 'json' };
import ar_toast from './ar/toast.json' with { type: 'json' };
import ar_todo from './ar/todo.json' with { type: 'json' };
import ar_ui from './ar/ui.json' with { type: 'json' };

/** Every sentence in every language, for specs and stories. */
export const allMessages = {
  en: { app: en_app, auth: en_auth, calendar: en_calendar, chat: en_chat, contacts: en_contacts, errors: en_errors, files: en_files, form: en_form, home: en_home, icons: en_icons, layouts: en_layouts, list: en_list, mail: en_mail, menu: en_menu, notes: en_notes, roles: en_roles, search: en_search, settings: en_settings, shell: en_shell, shortcuts: en_shortcuts, toast: en_toast, todo: en_todo, ui: en_ui },
  tr: { app: tr_app, auth: tr_auth, calendar: tr_calendar, chat: tr_chat, contacts: tr_contacts, errors: tr_errors, files: tr_files, form: tr_form, home: tr_home, icons: tr_icons, layouts: tr_layouts, list: tr_list, mail: tr_mail, menu: tr_menu, notes: tr_notes, roles: tr_roles, search: tr_search, settings: tr_settings, shell: tr_shell, shortcuts: tr_shortcuts, toast: tr_toast, todo: tr_todo, ui: tr_ui },
  ar: { app: ar_app, auth: ar_auth, calendar: ar_calendar, chat: ar_chat, contacts: ar_contacts, errors: ar_errors, files: ar_files, form: ar_form, home: ar_home, icons: ar_icons, layouts: ar_layouts, list: ar_list, mail: ar_mail, menu: ar_menu, notes: ar_notes, roles: ar_roles, search: ar_search, settings: ar_settings, shell: ar_shell, shortcuts: ar_shortcuts, toast: ar_toast, todo: ar_todo, ui: ar_ui },
};
