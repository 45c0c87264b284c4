import { isRecord } from '../../platform/dto/planned/is-record';
import type { SettingsChangesDto } from './settings-changes.dto';
import type { LayoutDto, SettingsDto } from './settings.dto';

/** The defaults that all layouts share. */
const commonConfig = () => ({
  scroll: 'content' as const,
  mode: 'container' as const,
  toolbar: { display: true, style: 'fixed' as const, position: 'above' as const },
  footer: { display: true, style: 'static' as const },
  leftSidePanel: { display: true },
  rightSidePanel: { display: true },
});

/** A layout style with its default config. */
export function defaultLayout(style: LayoutDto['style']): LayoutDto {
  return style === 'layout1'
    ? {
        style,
        config: {
          ...commonConfig(),
          containerWidth: 1570,
          navbar: { display: true, style: 'style-1', position: 'left', folded: false },
        },
      }
    : { style, config: { ...commonConfig(), containerWidth: 1120, navbar: { display: true, style: 'fixed' } } };
}

/** The settings of a new user. */
export const defaultSettings = (): SettingsDto => ({
  layout: defaultLayout('layout1'),
  theme: { main: 'default', navbar: 'greyDark', toolbar: 'mainTheme', footer: 'mainTheme' },
  customScrollbars: true,
  direction: 'ltr',
});

/** The ids of the navigation items that are a new user's shortcuts. */
export const defaultShortcuts = (): string[] => ['calendar', 'mail', 'contacts', 'todo'];

/**
 * Merges changes deeply into settings. If the layout style changes, its config begins with that style's defaults. The
 * caller has to validate the result with {@link SettingsDto}, because each style has its own fields.
 */
export function mergeSettings(stored: SettingsDto, changes: SettingsChangesDto): SettingsDto {
  const style = changes.layout?.style;
  const base = style && style !== stored.layout.style ? { ...stored, layout: defaultLayout(style) } : stored;
  return merge(base, changes) as SettingsDto;
}

/** Merges objects field by field, and replaces everything else, including lists. */
function merge(stored: unknown, changes: unknown): unknown {
  if (changes === undefined) return stored;
  if (!isRecord(stored) || !isRecord(changes)) return changes;
  const merged = Object.entries(changes).map(([name, change]) => [name, merge(stored[name], change)] as const);
  return { ...stored, ...Object.fromEntries(merged) };
}
