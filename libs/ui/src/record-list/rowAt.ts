const controls = 'button, a, input, label, select, textarea, [role="button"]';

/** The row that an event came from: its id, and whether it came from a control inside the row, such as its checkbox. */
export function rowAt(target: EventTarget | null): { id: string; isControl: boolean; isBox: boolean } | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-key]');
  const id = row?.dataset.key;
  if (id === undefined) return null;
  const control = target.closest(controls);
  const isControl = control !== null && row !== control && (row?.contains(control) ?? false);
  return { id, isControl, isBox: isControl && target.closest('label') !== null };
}
