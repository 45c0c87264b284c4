import { isRecord, mergeSettings } from './mergeSettings';
import type { DataPatch, SettingsPatch } from './readSettings';

const styleOf = (settings: unknown): unknown =>
  isRecord(settings) && isRecord(settings['layout']) ? settings['layout']['style'] : undefined;

/** Settings without the config of their layout: what is missing has the defaults of its style. */
const withoutConfig = (settings: unknown): unknown =>
  isRecord(settings) && isRecord(settings['layout'])
    ? { ...settings, layout: { style: settings['layout']['style'] } }
    : settings;

/** Settings with a change, as the server merges it: another layout style than before starts from that style's defaults. */
export function changedSettings(settings: unknown, patch: SettingsPatch): unknown {
  const style = styleOf(patch);
  const base = style !== undefined && style !== styleOf(settings) ? withoutConfig(settings) : settings;
  return mergeSettings(base, patch);
}

/** Two changes as one: what the first did to the config of a layout style is gone where the second chooses another style. */
export function mergePatches(first: DataPatch, second: DataPatch): DataPatch {
  const merged = { ...first, ...second };
  if (first.settings && second.settings)
    merged.settings = changedSettings(first.settings, second.settings) as SettingsPatch;
  return merged;
}
