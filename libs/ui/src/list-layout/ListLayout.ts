import { ListLayout as AriaListLayout, Rect } from 'react-aria-components/Virtualizer';
import type { ListLayoutOptions } from 'react-aria-components/Virtualizer';

/**
 * A vertical list that draws only the rows in view and the focused row: `<Virtualizer layout={ListLayout}>`. React
 * Aria's own layout omits the focused row if the list is only a little longer than its view, so that the focus is lost
 * after typing a row's name (adobe/react-spectrum#10129).
 */
export class ListLayout<T = unknown, O extends ListLayoutOptions = ListLayoutOptions> extends AriaListLayout<T, O> {
  protected override layoutIfNeeded(rect: Rect): void {
    super.layoutIfNeeded(rect);
    const { virtualizer, contentSize } = this;
    for (const key of virtualizer?.persistedKeys ?? []) {
      if (this.layoutNodes.has(key) || !this.collection.getItem(key)) continue;
      super.layoutIfNeeded(new Rect(0, 0, contentSize.width, contentSize.height));
      return;
    }
  }
}
