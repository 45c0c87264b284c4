import type { Product, ProductChange, ProductRow } from './model/product';

export type ProductFilesProps = {
  /** The selected products; without them all that are found go out. */
  selected: () => readonly ProductRow[];
  all: () => Promise<ProductRow[]>;
  onBringIn: (changes: readonly ProductChange[], added: readonly Product[]) => void;
};

export const ProductFiles = (_: ProductFilesProps) => null;
