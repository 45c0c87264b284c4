import { flushSync } from 'react-dom';

const rowsOf = (list: string) => [
  ...(document.getElementById(list)?.querySelectorAll<HTMLElement>('[role=row]') ?? []),
];

/**
 * Does what takes a row out of a list, and has the focus go on to the next one, so that several can be taken out in a row.
 * @param list the id of the list's element
 * @param otherwise the id of the element that gets the focus from the last row
 */
export function takingOut(list: string, key: string, otherwise: string, change: () => void): void {
  const at = rowsOf(list).findIndex((row) => row.dataset['key'] === key);
  flushSync(change);
  const left = rowsOf(list);
  (left[at] ?? left.at(-1) ?? document.getElementById(otherwise))?.focus();
}

/** Does what puts a row elsewhere in its list, where it still has the focus: a browser takes that from an element that moves. */
export function moving(list: string, key: string, change: () => void): void {
  flushSync(change);
  rowsOf(list)
    .find((row) => row.dataset['key'] === key)
    ?.focus();
}
