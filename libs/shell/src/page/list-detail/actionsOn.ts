import type { ListAction } from './ListAction';

/** An action that is done to records, and not to their ids. */
export type RecordAction<T> = Omit<ListAction, 'run'> & { run: (records: T[]) => void };

/**
 * Makes actions of a list of what is done to its records.
 * @param read those of some ids that are there, as they are now
 */
export const actionsOn =
  <T>(read: (ids: readonly string[]) => T[]) =>
  ({ run, ...action }: RecordAction<T>): ListAction => ({
    ...action,
    run: (ids) => {
      run(read(ids));
    },
  });
