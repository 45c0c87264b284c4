import type { Deed } from './change';
import type { Collection, Stored } from './collection';
import { differing } from './collection';

/**
 * What somebody has written into a change in a tab that had not heard that it was being sent.
 * @param sent what is being sent
 * @param heard the same change, as that tab has it
 * @returns what to do after it; null where nothing was written
 */
export function writtenSince(collection: Pick<Collection<Stored>, 'isSame'>, sent: Deed, heard: Deed): Deed | null {
  if (sent.kind !== 'create' && sent.kind !== 'update') return null;
  if (heard.kind !== 'create' && heard.kind !== 'update') return null;
  const base = sent.kind === 'create' ? sent.record : { ...sent.base, ...sent.fields };
  const wanted: Partial<Stored> = heard.kind === 'create' ? heard.record : heard.fields;
  const written = differing(collection, { ...base, ...wanted }, base);
  if (written.length === 0) return null;
  return { kind: 'update', fields: Object.fromEntries(written.map((field) => [field, wanted[field]])), base };
}
