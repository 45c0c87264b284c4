import { Layout, LayoutInfo, Rect, Size } from 'react-aria-components/Virtualizer';
import type { Key } from 'react-aria-components/GridList';

export type EqualRowsOptions = {
  /** The height of every row, in pixels. */
  rowHeight: number;
};

type Update = Parameters<Layout<object, EqualRowsOptions>['update']>[0];

/**
 * Rows of equal height, one below the other. A row's position is computed from its index, so scrolling costs only as
 * much as the rows in view; React Aria's ListLayout goes through all rows at each step.
 */
export class EqualRowsLayout<T extends { key: Key }> extends Layout<T, EqualRowsOptions> {
  #rowHeight = 1;
  #keys: readonly Key[] = [];
  #places = new Map<Key, number>();
  #infos = new Map<Key, LayoutInfo>();
  #collection: unknown;

  override update({ layoutOptions, sizeChanged = false }: Update): void {
    const rowHeight = layoutOptions?.rowHeight ?? this.#rowHeight;
    const collection = this.virtualizer?.collection;
    if (rowHeight !== this.#rowHeight || sizeChanged) this.#infos.clear();
    this.#rowHeight = rowHeight;
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
    const first = Math.max(0, Math.floor(rect.y / this.#rowHeight));
    const end = Math.min(this.#keys.length, Math.ceil(rect.maxY / this.#rowHeight));
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
    return new Size(this.virtualizer?.visibleRect.width ?? 0, this.#keys.length * this.#rowHeight);
  }

  #infoAt(key: Key, place: number): LayoutInfo {
    const known = this.#infos.get(key);
    const top = place * this.#rowHeight;
    if (known?.rect.y === top) return known;
    const info = new LayoutInfo('item', key, new Rect(0, top, this.getContentSize().width, this.#rowHeight));
    this.#infos.set(key, info);
    return info;
  }
}
