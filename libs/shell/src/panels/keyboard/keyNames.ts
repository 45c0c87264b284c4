/** What keys that are no letters write on a US keyboard: alone, and with Shift. */
const signs: Readonly<Record<string, string>> = { Slash: '/?', Period: '.>', BracketLeft: '[{' };

/** What a key writes that stands in its place on a US keyboard, where it writes no Latin on this one: an Arabic ل is at g. */
const latinOf = ({ key, code, shiftKey }: KeyboardEvent): string => {
  // The names of keys that write nothing are ASCII, too.
  if (key <= '~' || !/^\P{Script=Latin}/u.test(key)) return key;
  const letter = /^Key(.)/.exec(code)?.[1] ?? '';
  return (signs[code] ?? letter.toLowerCase() + letter)[Number(shiftKey)] ?? key;
};

/** How bindings may name the key that was pressed; what is written on it comes before its place. */
export const namesOf = (event: KeyboardEvent): string[] => {
  const { key, code, ctrlKey, metaKey, shiftKey } = event;
  const written = [...new Set([key, latinOf(event)])];
  if (ctrlKey || metaKey) return shiftKey ? [] : written.map((one) => `mod+${one.toLowerCase()}`);
  // With Shift the key has another character on every keyboard.
  return code === 'Period' && shiftKey ? [...written, 'shift+.'] : written;
};
