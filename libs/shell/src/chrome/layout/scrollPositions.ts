const KEY = 'ezone.scroll';

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

/** How far down each visited place was, in pixels, by the router's key for it. */
const positions = stored();

/** Where the places of this tab were left. They outlive a reload, where the browser allows it. */
export const scrollPositions = {
  get: (place: string): number | undefined => positions.get(place),
  set: (place: string, pixels: number): void => {
    positions.set(place, pixels);
  },
  store: (): void => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify([...positions]));
    } catch {
      // Without storage a reload begins at the top.
    }
  },
};
