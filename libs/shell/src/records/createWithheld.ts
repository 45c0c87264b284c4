import { holdUnload } from './holdUnload';

/** Which records hold something that cannot be sent. While there is any, the browser asks before the page is closed. */
export const createWithheld = () => {
  const keys = new Set<string>();
  let release: (() => void) | null = null;
  const follow = () => {
    if (keys.size > 0) release ??= holdUnload();
    else {
      release?.();
      release = null;
    }
  };
  return {
    /** @param key names the record among all, as `openKey` does */
    set: (key: string, isWithheld: boolean) => {
      if (isWithheld) keys.add(key);
      else keys.delete(key);
      follow();
    },
    clear: () => {
      keys.clear();
      follow();
    },
  };
};

/** The withheld records of one user. */
export type Withheld = ReturnType<typeof createWithheld>;
