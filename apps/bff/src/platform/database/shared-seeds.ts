import { Injectable } from '@nestjs/common';
import { Database } from './database';
import type { Transaction } from './tables';

/** Demo content that all users share. */
export type SharedSeed = {
  /** Under which it is noted that it was put in. */
  name: string;
  /** Writes it in bulk. */
  fill: (rows: Transaction) => Promise<void>;
};

/** Puts in what all users share, once for each database: what somebody deletes stays deleted, however often the server starts. */
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

/** The marker is written first: another process that starts at the same moment waits for it, and finds it there. */
async function plantOne(rows: Transaction, { name, fill }: SharedSeed): Promise<void> {
  const { numInsertedOrUpdatedRows } = await rows
    .insertInto('seed_marker')
    .values({ name, time: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) await fill(rows);
}
