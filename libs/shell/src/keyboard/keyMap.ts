import type { MessageDescriptor } from 'react-intl';

/** Milliseconds in which the second key of two has to follow the first. */
const PATIENCE = 1000;

/** Where a key works: anywhere in the shell, on the way to a page, or on the page that is open. */
export type KeyGroup = 'everywhere' | 'goTo' | 'page';

/** A key, what it does, and how that is called in the list of keys. */
export type KeyBinding = {
  /** `c`, `?`, `[`; `shift+.` by the place of the key; `mod+z` with Ctrl or ⌘; `g n` one after the other. */
  keys: string;
  label: MessageDescriptor;
  group: KeyGroup;
  /** Works where somebody writes, too: only for a key with Ctrl or ⌘. @default false */
  isForTexts?: boolean;
  /** Answers false where it has not used the key. */
  run: () => boolean | undefined;
};

const texts = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
/** What lies over the page. A list to choose from may also stand beside it for good; one that lies over it has a trigger. */
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [data-trigger] [role="listbox"]';
/** What stands beside the page has keys of its own. */
const beside = 'aside';

const isWithin = (target: EventTarget | null, places: string) =>
  target instanceof Element && target.closest(places) !== null;

/** How bindings may name the key that was pressed; what is written on it comes first. */
const namesOf = ({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string[] => {
  if (ctrlKey || metaKey) return shiftKey ? [] : [`mod+${key.toLowerCase()}`];
  // With Shift the key has another character on every keyboard.
  return code === 'Period' && shiftKey ? [key, 'shift+.'] : [key];
};

/** The keys of the app. One for the document; a spec makes its own. */
export const createKeyMap = () => {
  let bindings: readonly KeyBinding[] = [];
  let areSinglesOn = true;
  let first: { key: string; until: number } | null = null;
  const listeners = new Set<() => void>();

  const find = (names: readonly string[], target: EventTarget | null) =>
    names
      .map((name) =>
        // The latest comes first: a page may use a key that the shell has, too.
        bindings.findLast(
          ({ keys, group, isForTexts = false }) =>
            keys === name &&
            (isForTexts || !isWithin(target, texts)) &&
            (areSinglesOn || keys.startsWith('mod+')) &&
            !(group === 'page' && isWithin(target, beside)),
        ),
      )
      .find((binding) => binding !== undefined);
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    if (['Shift', 'Control', 'Meta'].includes(event.key)) return;
    const names = namesOf(event);
    const before = first && first.until > event.timeStamp ? first.key : null;
    first = null;
    const binding =
      (before !== null &&
        find(
          names.map((name) => `${before} ${name}`),
          event.target,
        )) ||
      find(names, event.target);
    if (document.querySelector(overlays)) return;
    if (binding) {
      if (binding.run() !== false) event.preventDefault();
    } else if (
      areSinglesOn &&
      !isWithin(event.target, texts) &&
      bindings.some(({ keys }) => keys.startsWith(`${event.key} `))
    ) {
      first = { key: event.key, until: event.timeStamp + PATIENCE };
    }
  };
  const change = (next: readonly KeyBinding[]) => {
    bindings = next;
    listeners.forEach((listener) => {
      listener();
    });
  };

  return {
    press,
    /** @returns a function that takes them away again */
    add: (added: readonly KeyBinding[]) => {
      change([...bindings, ...added]);
      return () => {
        change(bindings.filter((binding) => !added.includes(binding)));
      };
    },
    getBindings: () => bindings,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Switches keys off that are pressed without Ctrl or ⌘. */
    setSingles: (areOn: boolean) => {
      areSinglesOn = areOn;
    },
  };
};

/** The keys of an app. */
export type KeyMap = ReturnType<typeof createKeyMap>;
