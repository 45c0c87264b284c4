const KEY = 'ezone.leftPanel';

/** Whether the panel of shortcuts is open, kept in this browser: how much room there is depends on the screen. */
export const panelMemory = {
  read: (): boolean => {
    try {
      return localStorage.getItem(KEY) === 'open';
    } catch {
      return false;
    }
  },
  write: (isOpen: boolean): void => {
    try {
      localStorage.setItem(KEY, isOpen ? 'open' : 'closed');
    } catch {
      // Without storage it lasts as long as the page.
    }
  },
};
