import type { ChangeKind } from './list-changes';

type Values = Record<string, unknown>;

/**
 * What is done with a record by writing these values: where a flag says whether it is in the trash, it may be removed or restored.
 * @param removedFlag the property that is the flag, if there is one
 * @param before what the record was, where that is known
 * @param otherwise what it is where the flag says nothing
 */
export function kindOfWrite(
  removedFlag: string | undefined,
  written: object,
  { before = {}, otherwise = 'updated' }: { before?: object; otherwise?: ChangeKind } = {},
): ChangeKind {
  if (removedFlag === undefined) return otherwise;
  if ((written as Values)[removedFlag] === true) return 'removed';
  return (before as Values)[removedFlag] === true ? 'restored' : otherwise;
}
