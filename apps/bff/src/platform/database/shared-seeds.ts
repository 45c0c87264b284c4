import { Injectable } from '@nestjs/common';
import { Database } from './database';
import type { Transaction } from './tables';

/** Demo content that all users share. */
export type SharedSeed = {
  /** The name under which it is recorded as inserted. */
  name: string;
  /** Inserts it in bulk. */
  fill: (rows: Transaction) => Promise<void>;
};

/**
 * Inserts the demo content that all users share, once for each database: what a user deletes stays deleted after a
 * restart.
 */
@Injectable()
export class SharedSeeds {
  private readonly seeds: SharedSeed[] = [];

  constructor(private readonly database: Database) {}

  register(seed: SharedSeed): void {
    this.seeds.push(seed);
  }

  /** Puts in what has not been put in before. */
  async plant(): Promise<void> {
    for (const seed of this.seeds) await this.database.transaction((rows) => plantOne(rows, seed));
  }
}

/** Writes the marker first, so that another process that starts at the same moment waits for it, and then finds it. */
async function plantOne(rows: Transaction, { name, fill }: SharedSeed): Promise<void> {
  const { numInsertedOrUpdatedRows } = await rows
    .insertInto('seed_marker')
    .values({ name, time: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) await fill(rows);
}
