import { Database } from '../platform/database/database';
import type { TestServer } from './test-server';

/** How many statements a server reads with while work is done. */
export async function readsOf({ app }: TestServer, work: () => Promise<unknown>): Promise<number> {
  const read = jest.spyOn(app.get(Database), 'read');
  try {
    await work();
    return read.mock.calls.length;
  } finally {
    read.mockRestore();
  }
}
