import type { SchemeName } from '@ezone/ui/theme';
import type { User } from '../auth';
import { resolveScheme } from './themeSchemes';
import type { ThemePart } from './themeSchemes';

/** A user's settings as they are stored. */
export type StoredSettings = User['data']['settings'];

/** The parts to change; the rest stays as it is. */
export type SettingsPatch = {
  layout?: { config?: { navbar?: { folded?: boolean } } };
  theme?: Partial<StoredSettings['theme']>;
};

/** What the shell makes of the settings. */
export type ShellSettings = {
  /** The scheme of the page. */
  scheme: SchemeName;
  navbar: { scheme: SchemeName; side: 'start' | 'end'; isShown: boolean; isFolded: boolean };
  toolbar: { scheme: SchemeName; isShown: boolean };
  footer: { scheme: SchemeName; isShown: boolean };
};

type Json = Record<string, unknown>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce((inner: unknown, key) => (isRecord(inner) ? inner[key] : undefined), value);

/**
 * Reads stored settings. They come from a database or the browser and may be of another version: whatever is missing or
 * unknown has the documented default (layout1, navbar at the left in greyDark, everything shown, nothing folded).
 */
export function readSettings(stored: unknown): ShellSettings {
  const config = at(stored, 'layout', 'config');
  const theme = at(stored, 'theme');
  const schemeOf = (part: ThemePart) => resolveScheme(isRecord(theme) ? theme : {}, part);
  const isShown = (part: string) => at(config, part, 'display') !== false;
  return {
    scheme: schemeOf('main'),
    navbar: {
      scheme: schemeOf('navbar'),
      // Named for a page that reads from left to right; in Arabic the left one stands at the right.
      side: at(config, 'navbar', 'position') === 'right' ? 'end' : 'start',
      isShown: isShown('navbar'),
      isFolded: at(config, 'navbar', 'folded') === true,
    },
    toolbar: { scheme: schemeOf('toolbar'), isShown: isShown('toolbar') },
    footer: { scheme: schemeOf('footer'), isShown: isShown('footer') },
  };
}

/** Merges a change into settings, deeply; an array is replaced as a whole. */
export function mergeSettings(settings: unknown, patch: unknown): unknown {
  if (!isRecord(settings) || !isRecord(patch)) return patch;
  const merged: Json = { ...settings };
  for (const [key, value] of Object.entries(patch)) merged[key] = mergeSettings(settings[key], value);
  return merged;
}
