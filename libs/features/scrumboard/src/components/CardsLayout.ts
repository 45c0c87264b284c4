import { ListLayout } from '@ezone/ui/list-layout';
import { Rect } from 'react-aria-components/Virtualizer';
import type { ListLayoutOptions } from 'react-aria-components/Virtualizer';
import { remsOf } from '../model/cardHeight';
import type { Board, Card } from '../model/board';

type Item = { card: Card; board: Pick<Board, 'settings'> };

export type CardsLayoutOptions = ListLayoutOptions & {
  /** Pixels of a rem. */
  rem: number;
};

/** Larger than any list. */
const ALL = new Rect(0, 0, 1e7, 1e9);

/**
 * The cards of a long list, each as high as follows from what it shows. Otherwise the browser would have to lay out each card that comes
 * into view, and all of them again, before it is known where the next one stands.
 */
export class CardsLayout extends ListLayout<Item, CardsLayoutOptions> {
  #rem = 10;

  override update(invalidation: Parameters<ListLayout<Item, CardsLayoutOptions>['update']>[0]): void {
    this.#rem = invalidation.layoutOptions?.rem ?? this.#rem;
    super.update(invalidation);
  }

  protected override buildCollection(y?: number): ReturnType<ListLayout<Item>['buildCollection']> {
    // A card's place is the sum of all before it, which is quick to reckon.
    this.requestedRect = ALL;
    return super.buildCollection(y);
  }

  protected override buildItem(...[node, x, y]: Parameters<ListLayout<Item>['buildItem']>) {
    const usual = this.rowSize;
    const { value } = node;
    if (value) this.rowSize = Math.round(remsOf(value.card, value.board) * this.#rem);
    const built = super.buildItem(node, x, y);
    this.rowSize = usual;
    return built;
  }
}
