import { createKeyMap } from './keyMap';

const KEY = 'ezone.singleKeys';

/** Whether keys without Ctrl or ⌘ do anything. Kept in this browser: it belongs to a way of typing and speaking. */
export const singleKeys = {
  areOn: (): boolean => {
    try {
      return localStorage.getItem(KEY) !== 'off';
    } catch {
      return true;
    }
  },
  keep: (areOn: boolean): void => {
    try {
      localStorage.setItem(KEY, areOn ? 'on' : 'off');
    } catch {
      // Without storage it lasts as long as the page.
    }
  },
};

/** The keys of the app that runs in this document. */
export const appKeys = createKeyMap();

appKeys.setSingles(singleKeys.areOn());
document.addEventListener('keydown', appKeys.claim, true);
document.addEventListener('keydown', appKeys.press);
