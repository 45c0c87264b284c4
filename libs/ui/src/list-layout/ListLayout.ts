import { ListLayout as AriaListLayout, Rect } from 'react-aria-components/Virtualizer';
import type { ListLayoutOptions } from 'react-aria-components/Virtualizer';

/**
 * Rows one below the other, of which only those in view are drawn, and the one that has the focus: `<Virtualizer layout={ListLayout}>`.
 * React Aria's own leaves that one out where the list is but a little longer than its view, so that nothing has the focus after
 * typing its name (adobe/react-spectrum#10129).
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
