/** An icon as Font Awesome publishes it, as far as we read it. */
export type PublishedIcon = {
  /** The releases in which it came or was drawn anew. */
  changes: string[];
  /** Its code point in the fonts, in hexadecimal digits. */
  unicode: string;
  search: { terms: (string | number)[] };
  aliases?: { names?: string[] };
  familyStylesByLicense: { free: { style: string }[] };
};

/** What the call `GET /api/icons` answers of an icon. */
export type IconEntry = {
  name: string;
  version: number;
  unsupported_families: string[];
  categories: string[];
  tags: string[];
  sizes_px: number[];
  codepoint: number;
};

/** The styles in which the free set is drawn; each of them is a font. */
export const families = ['solid', 'regular', 'brands'] as const;

/**
 * The categories of each icon, by its name.
 * @param yaml `categories.yml` as published: a category on a line of its own, its icons as a list below it
 */
export function readCategories(yaml: string): Map<string, string[]> {
  const categories = new Map<string, string[]>();
  let category = '';
  for (const line of yaml.split('\n')) {
    category = /^([\w-]+):$/.exec(line)?.[1] ?? category;
    const icon = /^ {4}- '?([\w-]+)'?$/.exec(line)?.[1];
    if (icon !== undefined) categories.set(icon, [...(categories.get(icon) ?? []), category]);
  }
  return categories;
}

/**
 * The sizes of the set in pixels, the smallest first.
 * @param scss `_variables.scss` as published, with a `$size-scale-...` for each of them
 */
export const readSizes = (scss: string): number[] =>
  [...scss.matchAll(/^\$size-scale-\w+\s*:\s*(\d+)/gm)].map(([, size]) => Number(size)).sort((a, b) => a - b);

const byName = (a: IconEntry, b: IconEntry) => (a.name < b.name ? -1 : 1);

/** The icons as the server answers them, ordered by name. Nothing is made up: what is not published stays empty. */
export function iconEntries(
  published: Record<string, PublishedIcon>,
  categories: ReadonlyMap<string, string[]>,
  sizes: number[],
): IconEntry[] {
  return Object.entries(published)
    .map(([name, icon]): IconEntry => {
      const drawn = new Set(icon.familyStylesByLicense.free.map(({ style }) => style));
      return {
        name,
        version: icon.changes.length,
        unsupported_families: families.filter((family) => !drawn.has(family)),
        categories: categories.get(name) ?? [],
        // Who knows an icon by a former name finds it too.
        tags: [...new Set([...icon.search.terms.map(String), ...(icon.aliases?.names ?? [])])],
        sizes_px: sizes,
        codepoint: Number.parseInt(icon.unicode, 16),
      };
    })
    .sort(byName);
}
