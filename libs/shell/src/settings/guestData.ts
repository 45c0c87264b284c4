const keys = { settings: 'ezone.settings', shortcuts: 'ezone.shortcuts' };

type Key = keyof typeof keys;

/** What a visitor who is not signed in has set, of any version, as it was found. */
export type GuestData = Record<Key, unknown>;

const read = (key: Key): unknown => {
  try {
    return JSON.parse(localStorage.getItem(keys[key]) ?? 'null');
  } catch {
    return null;
  }
};

/** Keeps what a guest sets in the browser. Without storage it lasts as long as the page. */
export const guestData = {
  read: (): GuestData => ({ settings: read('settings') ?? {}, shortcuts: read('shortcuts') }),
  write: (data: GuestData): void => {
    try {
      for (const key of ['settings', 'shortcuts'] as const) localStorage.setItem(keys[key], JSON.stringify(data[key]));
    } catch {
      // Changing the colours must work without storage, too.
    }
  },
};
