const KEY = 'ezone.settings';

/** The settings of a visitor who is not signed in, kept in the browser. Without storage they last as long as the page. */
export const guestSettings = {
  read: (): unknown => {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? '{}');
    } catch {
      return {};
    }
  },
  write: (settings: unknown): void => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Changing the colours must work without storage, too.
    }
  },
};
