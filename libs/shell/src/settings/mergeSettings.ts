type Json = Record<string, unknown>;

/** Whether a value has named fields. */
export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges a change into settings, deeply; an array is replaced as a whole. */
export function mergeSettings(settings: unknown, patch: unknown): unknown {
  if (!isRecord(settings) || !isRecord(patch)) return patch;
  const merged: Json = { ...settings };
  for (const [key, value] of Object.entries(patch)) merged[key] = mergeSettings(settings[key], value);
  return merged;
}
