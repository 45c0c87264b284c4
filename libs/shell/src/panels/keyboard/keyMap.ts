import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** What keys that are no letters write on a US keyboard: alone, and with Shift. */
const signs: Readonly<Record<string, string>> = { Slash: '/?', Period: '.>', BracketLeft: '[{' };

/** What a key writes that stands in its place on a US keyboard, where it writes no Latin on this one: an Arabic ل is at g. */
export const latinOf = ({ key, code, shiftKey }: KeyboardEvent): string => {
  // The names of keys that write nothing are ASCII, too.
  if (key <= '~' || !/^\P{Script=Latin}/u.test(key)) return key;
  const letter = /^Key(.)/.exec(code)?.[1] ?? '';
  return (signs[code] ?? letter.toLowerCase() + letter)[Number(shiftKey)] ?? key;
};

const isArrow = (key: string) => key.startsWith('Arrow');

/** Whether Alt only helps to write a sign, as Option and 3 write # on a Turkish keyboard of a Mac; with a letter it is the browser's. */
const isWrittenWithAlt = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  !ctrlKey && !metaKey && /^[!-/:-@[-`{-~]$/.test(key);

/** How bindings may name the key that was pressed; what is written on it comes before its place. */
const namesOf = (event: KeyboardEvent): string[] => {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  // AltGr only helps to write, as it and 3 write # on a Turkish keyboard; some systems call it Ctrl and Alt.
  if (event.getModifierState('AltGraph')) return [key];
  if (altKey && isArrow(key)) return ctrlKey || metaKey ? [] : [`alt+${key.toLowerCase()}`];
  if (altKey && !isWrittenWithAlt(event)) return [];
  const written = [...new Set([key, latinOf(event)])];
  if (ctrlKey || metaKey) return written.map((one) => `mod+${shiftKey ? 'shift+' : ''}${one.toLowerCase()}`);
  // With Shift the key has another character on every keyboard.
  return code === 'Period' && shiftKey ? [...written, 'shift+.'] : written;
};

/** Milliseconds in which the second key of two has to follow the first. */
const PATIENCE = 1000;

/** Where a key works: anywhere in the shell, on the way to a page, or on the page that is open. */
export type KeyGroup = 'everywhere' | 'goTo' | 'page';

/** A key, what it does, and how that is called in the list of keys. */
export type KeyBinding = {
  /**
   * `c`, `?`, `[`; `shift+.` by the place of the key; `mod+z` with Ctrl or ⌘, `mod+shift+z` also with Shift; `alt+arrowup`, of the arrows
   * alone; `g n` one after the other.
   */
  keys: string;
  label: MessageDescriptor;
  /** Stands beside the label where it can be chosen, as in the search. */
  icon?: ReactNode;
  group: KeyGroup;
  /** Works where somebody writes, too: only for a key with Ctrl or ⌘. @default false */
  isForTexts?: boolean;
  /** Another key for what has one already, by the same label: it is listed beside that one. @default false */
  isAlias?: boolean;
  /** Goes on while the key is held down. @default false */
  isRepeated?: boolean;
  /**
   * Whether it would do anything now: the search offers nothing else. It is asked while something is drawn, so it may look at refs and
   * at the focus only. @default always
   */
  isPossible?: () => boolean;
  /** Answers false where it has not used the key. */
  run: () => boolean | undefined;
};

/** What uses most keys itself, to write or to choose by. */
export const texts = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
/** What lies over the page. A list to choose from may also stand beside it for good; one that lies over it has a trigger. */
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-trigger] [role="listbox"]';
/** What has been closed and only fades away: keys are for the page again, also while the focus is still in it. */
const closing = '[data-exiting]';
/** Whether something lies over the page, which then hears no keys. */
export const isPageCovered = () =>
  Array.from(document.querySelectorAll(overlays)).some((overlay) => overlay.closest(closing) === null);

/** Where the letters of a name lead to what is called so: the first of them decides whose the others are. */
const named = '[role="listbox"], [role="grid"], [role="tree"]';

/** Whether something happened in one of these places. */
export const isWithin = (target: EventTarget | null, places: string) =>
  target instanceof Element && target.closest(places) !== null;

const isWriting = (target: EventTarget | null) => isWithin(target, texts) && !isWithin(target, closing);

/** Whether these keys work also while single keys are off. */
export const isWithMod = (keys: string) => keys.startsWith('mod+') || keys.startsWith('alt+');

const pageLast = (one: KeyBinding, other: KeyBinding) => Number(one.group === 'page') - Number(other.group === 'page');

/** The keys of the app. One for the document; a spec makes its own. */
export const createKeyMap = () => {
  let bindings: readonly KeyBinding[] = [];
  let areSinglesOn = true;
  let first: { key: string; until: number } | null = null;
  /** Until when a letter continues a name, and whether that of the latest event does. */
  let namedUntil = 0;
  let isName = false;
  const listeners = new Set<() => void>();

  /** What a key may be for, in the order in which it is asked. */
  const find = (names: readonly string[], target: EventTarget | null) =>
    names.flatMap((name) =>
      bindings
        .filter(
          ({ keys, isForTexts = false }) =>
            keys === name && (isForTexts || !isWriting(target)) && (areSinglesOn || isWithMod(keys)),
        )
        .toReversed(),
    );
  // A key that is held down stays the app's, also where it does nothing more.
  const isUsedFor =
    (event: KeyboardEvent) =>
    ({ run, isRepeated }: KeyBinding) =>
      (event.repeat && !isRepeated) || run() !== false;

  /** To be called before a list with names hears a key: one that the page has is the page's, unless it continues a name. */
  const claim = (event: KeyboardEvent) => {
    const { target, timeStamp } = event;
    isName = false;
    if (!isWithin(target, named)) return;
    const isModified = event.ctrlKey || event.metaKey || event.altKey;
    if (isModified ? !isArrow(event.key) : event.key.length !== 1) return;
    if (first && first.until > timeStamp) return;
    isName = !isModified && namedUntil > timeStamp;
    // By itself it chooses.
    if (event.key === ' ' && !isName) return;
    const own = isName ? [] : find(namesOf(event), target).filter(({ group }) => group === 'page');
    if (!isPageCovered() && own.some(isUsedFor(event))) {
      event.preventDefault();
      event.stopPropagation();
    } else if (!isModified) namedUntil = timeStamp + PATIENCE;
  };
  const press = (event: KeyboardEvent) => {
    const { target, timeStamp } = event;
    if (event.defaultPrevented) return;
    if (['Shift', 'Control', 'Meta', 'Alt', 'AltGraph'].includes(event.key)) return;
    if (isName && isWithin(target, named)) return;
    const names = namesOf(event);
    const before = first;
    const both = before && before.until > timeStamp ? names.map((name) => `${before.key} ${name}`) : [];
    first = null;
    const found = [...find(both, target), ...find(names, target)];
    if (isPageCovered()) {
      // The browser has uses of its own for these, and would take the focus out of what lies over the page.
      if (found.some(({ keys }) => isWithMod(keys))) event.preventDefault();
    } else if (found.length > 0) {
      if (found.some(isUsedFor(event))) event.preventDefault();
    } else if (areSinglesOn && !isWriting(target)) {
      const key = names.find((name) => bindings.some(({ keys }) => keys.startsWith(`${name} `)));
      if (key) first = { key, until: timeStamp + PATIENCE };
    }
  };
  const tell = () => {
    listeners.forEach((listener) => {
      listener();
    });
  };
  const change = (next: readonly KeyBinding[]) => {
    bindings = next;
    tell();
  };

  return {
    claim,
    press,
    /** @returns a function that takes them away again */
    add: (added: readonly KeyBinding[]) => {
      change([...bindings, ...added].sort(pageLast));
      return () => {
        change(bindings.filter((binding) => !added.includes(binding)));
      };
    },
    /** Of those with the same keys the last is asked first: that of a page, else the latest. */
    getBindings: () => bindings,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    areSinglesOn: () => areSinglesOn,
    /** Switches keys off that are pressed without Ctrl or ⌘. */
    setSingles: (areOn: boolean) => {
      areSinglesOn = areOn;
      tell();
    },
  };
};

/** The keys of an app. */
export type KeyMap = ReturnType<typeof createKeyMap>;

/** Those that can be reached: of several with the same keys the one that is asked first. */
const reached = (bindings: readonly KeyBinding[]): readonly KeyBinding[] =>
  bindings.filter((binding) => binding === bindings.findLast(({ keys }) => keys === binding.keys));

/** What can be done by a key now, each thing once. */
export const keysToChoose = (bindings: readonly KeyBinding[]): readonly KeyBinding[] =>
  reached(bindings.filter(({ isPossible }) => isPossible?.() ?? true)).filter(({ isAlias }) => !isAlias);

/** All keys of the page, each once, also those that need a focus elsewhere: of several with the same keys the one that would do something now. */
export const keysToList = (bindings: readonly KeyBinding[]): readonly KeyBinding[] => {
  const possible = bindings.filter(({ isPossible }) => isPossible?.() ?? true);
  const covered = new Set(possible.map(({ keys }) => keys));
  return reached(bindings.filter((binding) => possible.includes(binding) || !covered.has(binding.keys)));
};
