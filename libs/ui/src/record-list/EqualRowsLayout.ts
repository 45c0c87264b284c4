import { Layout, LayoutInfo, Rect, Size } from 'react-aria-components/Virtualizer';
import type { Key } from 'react-aria-components/GridList';

export type EqualRowsOptions = {
  /** The height of every row, in pixels. */
  rowHeight: number;
  /** Several stand beside each other, each at least so many pixels wide. @default one has the whole width */
  leastWidth?: number | undefined;
};

/** How many stand beside each other in a width. */
export const columnsIn = (width: number, leastWidth: number | undefined): number =>
  leastWidth === undefined ? 1 : Math.max(1, Math.floor(width / leastWidth));

type Update = Parameters<Layout<object, EqualRowsOptions>['update']>[0];

/**
 * Rows of equal height, one below the other, or tiles of equal size in rows. Its position is computed from its index, so scrolling costs only as
 * much as the rows in view; React Aria's ListLayout goes through all rows at each step.
 */
export class EqualRowsLayout<T extends { key: Key }> extends Layout<T, EqualRowsOptions> {
  #rowHeight = 1;
  #leastWidth: number | undefined;
  #keys: readonly Key[] = [];
  #places = new Map<Key, number>();
  #infos = new Map<Key, LayoutInfo>();
  #collection: unknown;

  override update({ layoutOptions, sizeChanged = false }: Update): void {
    const rowHeight = layoutOptions?.rowHeight ?? this.#rowHeight;
    const collection = this.virtualizer?.collection;
    const leastWidth = layoutOptions?.leastWidth;
    if (rowHeight !== this.#rowHeight || leastWidth !== this.#leastWidth || sizeChanged) this.#infos.clear();
    this.#rowHeight = rowHeight;
    this.#leastWidth = leastWidth;
    if (collection === this.#collection) return;
    // Not `getKeys()`: it returns them in the order in which they were added.
    this.#keys = Array.from(collection ?? [], ({ key }) => key);
    this.#places = new Map(this.#keys.map((key, place) => [key, place]));
    this.#collection = collection;
  }

  override getLayoutInfo(key: Key): LayoutInfo | null {
    const place = this.#places.get(key);
    return place === undefined ? null : this.#infoAt(key, place);
  }

  override getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const columns = this.#columns();
    const first = Math.max(0, Math.floor(rect.y / this.#rowHeight)) * columns;
    const end = Math.min(this.#keys.length, Math.ceil(rect.maxY / this.#rowHeight) * columns);
    const shown = this.#keys.slice(first, end).map((key, index) => this.#infoAt(key, first + index));
    // The focused row is drawn however far away it is, so that it keeps the focus.
    for (const key of this.virtualizer?.persistedKeys ?? []) {
      const place = this.#places.get(key);
      if (place !== undefined && place < first) shown.unshift(this.#infoAt(key, place));
      else if (place !== undefined && place >= end) shown.push(this.#infoAt(key, place));
    }
    return shown;
  }

  override getContentSize(): Size {
    return new Size(this.#width(), Math.ceil(this.#keys.length / this.#columns()) * this.#rowHeight);
  }

  #width(): number {
    return this.virtualizer?.visibleRect.width ?? 0;
  }

  #columns(): number {
    return columnsIn(this.#width(), this.#leastWidth);
  }

  #infoAt(key: Key, place: number): LayoutInfo {
    const known = this.#infos.get(key);
    const columns = this.#columns();
    const top = Math.floor(place / columns) * this.#rowHeight;
    const width = this.#width() / columns;
    const start = (place % columns) * width;
    if (known?.rect.y === top && known.rect.x === start) return known;
    const info = new LayoutInfo('item', key, new Rect(start, top, width, this.#rowHeight));
    this.#infos.set(key, info);
    return info;
  }
}
