import type { SettingsChangesDto } from './settings-changes.dto';
import type { LayoutDto, SettingsDto } from './settings.dto';

/** What the layouts have in common unless the user says otherwise. */
const commonConfig = () => ({
  scroll: 'content' as const,
  mode: 'container' as const,
  toolbar: { display: true, style: 'fixed' as const, position: 'above' as const },
  footer: { display: true, style: 'fixed' as const },
  leftSidePanel: { display: true },
  rightSidePanel: { display: true },
});

/** A layout style with the config it starts with. */
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

/** Ids of the navigation items that a new user finds as shortcuts. */
export const defaultShortcuts = (): string[] => ['calendar', 'mail', 'contacts', 'todo'];

/**
 * Settings with changes merged in deeply. Another layout style starts from that style's own defaults. Whether the outcome
 * has only what its style has is for the caller to check: {@link SettingsDto} says it.
 */
export function mergeSettings(stored: SettingsDto, changes: SettingsChangesDto): SettingsDto {
  const style = changes.layout?.style;
  const base = style && style !== stored.layout.style ? { ...stored, layout: defaultLayout(style) } : stored;
  return merge(base, changes) as SettingsDto;
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects are merged field by field; anything else, lists too, is replaced. */
function merge(stored: unknown, changes: unknown): unknown {
  if (changes === undefined) return stored;
  if (!isPlain(stored) || !isPlain(changes)) return changes;
  const merged = Object.entries(changes).map(([name, change]) => [name, merge(stored[name], change)] as const);
  return { ...stored, ...Object.fromEntries(merged) };
}
