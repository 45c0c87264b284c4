/** Gives jsdom, which has no media queries, a screen that is wide or narrow. Answers how to change it. */
export function screenWidth(isWide: boolean): (isWide: boolean) => void {
  const listeners = new Set<() => void>();
  const query = {
    matches: isWide,
    addEventListener: (_type: string, onChange: () => void) => listeners.add(onChange),
    removeEventListener: (_type: string, onChange: () => void) => listeners.delete(onChange),
  };
  Object.assign(globalThis, { matchMedia: () => query });
  return (next) => {
    query.matches = next;
    listeners.forEach((onChange) => {
      onChange();
    });
  };
}
