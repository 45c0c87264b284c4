import { CompiledQuery } from 'kysely';
import { Database } from '../platform/database/database';
import type { TestServer } from './test-server';

/** A step of PostgreSQL's plan, and what it took when it ran: rows for each of its loops. */
export type PlanStep = {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanStep[];
};

const withThoseWithin = (step: PlanStep): PlanStep[] => [step, ...(step.Plans ?? []).flatMap(withThoseWithin)];

/**
 * The steps by which PostgreSQL reads while work is done, a list for each statement.
 * @param isMeant chooses statements by their SQL
 */
export async function planSteps(
  { app }: TestServer,
  work: () => Promise<unknown>,
  isMeant: (sql: string) => boolean,
): Promise<PlanStep[][]> {
  const database = app.get(Database);
  const read = jest.spyOn(database, 'read');
  await work();
  const statements = read.mock.calls.map(([statement]) => statement);
  read.mockRestore();
  return database.transaction(async (rows) => {
    const plans: PlanStep[][] = [];
    for (const { sql, parameters } of statements.map((each) => each.compile(rows))) {
      if (!isMeant(sql)) continue;
      const explained = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]);
      const [answer] = (await rows.executeQuery<{ 'QUERY PLAN': { Plan: PlanStep }[] }>(explained)).rows;
      plans.push((answer?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => withThoseWithin(Plan)));
    }
    return plans;
  });
}
