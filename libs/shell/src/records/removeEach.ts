import { ApiError } from '@ezone/api-client';
import { callForEach } from './callForEach';

/**
 * Removes records one by one, for a list whose server has no call for many. Those that are gone already are passed over, so that what was
 * broken off can be repeated as a whole.
 * @throws what the first other call that failed has thrown
 */
export const removeEach = (ids: readonly string[], remove: (id: string) => Promise<unknown>): Promise<void> =>
  callForEach(ids, (id) =>
    remove(id).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.statusCode !== 404) throw error;
    }),
  );
