import type { OpenAPIObject } from '@nestjs/swagger';
import { asyncProperty, check, defaultReportMessage } from 'fast-check';
import { openApiDocument } from './platform/openapi/docs';
import { AnswerCheck } from './testing/answer-check';
import { arbitraryRequest, type Known } from './testing/arbitrary-request';
import { documentedCalls, type DocumentedCall } from './testing/documented-calls';
import { startTestServer, type TestServer, type TestUser } from './testing/test-server';
import { wordsIn } from './testing/words-in';

/** How many requests are made up for each call. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? (process.env['THOROUGH'] === 'true' ? 500 : 25));
/** What the requests follow from: the same seed makes the same ones. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
/** In milliseconds; a busy machine takes some 20 for a request, and each call gets `RUNS` of them. */
const TIMEOUT = 60_000 + RUNS * 5000;

let server: TestServer;
let document: OpenAPIObject;
let calls: DocumentedCall[];
let admin: TestUser;
let staff: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  document = openApiDocument(server.app);
  // What removes goes last, so that the others find something; the token is of no use after its session has ended.
  const placeOf = ({ route }: DocumentedCall) =>
    /sign-out|end-session/.test(route) ? 2 : Number(/remove|delete/.test(route));
  calls = documentedCalls(document).toSorted((one, other) => placeOf(one) - placeOf(other));
  admin = await server.signIn('admin@ezone.example', 'admin');
  staff = await server.signIn('staff@ezone.example', 'staff');
});
afterAll(() => server.close());

/** How many ids and handles of each list the requests speak of. */
const WORDS_OF_LIST = 40;

/** What the lists of the demo admin hold: for each call that of its own app. */
async function knownByTag(): Promise<(call: DocumentedCall) => Known> {
  const words = new Map<string, string[]>();
  const cursors: string[] = [];
  for (const { method, path, tag, level, parameters } of calls) {
    if (method !== 'GET' || level !== 'user' || parameters.some(({ required }) => required)) continue;
    const found = wordsIn((await admin.get(path)).json()).slice(0, WORDS_OF_LIST);
    words.set(tag, [...(words.get(tag) ?? []), ...found]);
    const { link } = (await admin.get(path, { limit: '1' })).headers;
    const [, cursor] = /cursor=([^&>]+)/.exec(String(link)) ?? [];
    if (cursor !== undefined) cursors.push(decodeURIComponent(cursor));
  }
  // The trash is of all lists.
  words.set('Trash', [...calls.map(({ path }) => path.replace('/api/', '')), ...[...words.values()].flat()]);
  return ({ tag }) => ({ words: words.get(tag) ?? [], cursors });
}

it(
  'answers as it is documented whatever is sent',
  async () => {
    const answers = new AnswerCheck(document);
    const knownTo = await knownByTag();
    const failed: string[] = [];
    let succeeded = 0;
    for (const [place, call] of calls.entries()) {
      const secrets = call.path.startsWith('/api/auth') ? [staff.token] : [staff.token, admin.token];
      const property = asyncProperty(
        arbitraryRequest(call, document, knownTo(call)),
        async ({ headers, ...request }) => {
          const authorization = `Bearer ${admin.token}`;
          const answer = await server.send({ method: call.method, ...request, headers: { authorization, ...headers } });
          if (answer.statusCode < 400) succeeded += 1;
          const faults = answers.faultsOf(call, answer, secrets);
          if (faults.length > 0) throw new Error(faults.join('\n'));
        },
      );
      const details = await check(property, { numRuns: RUNS, seed: SEED + place });
      if (details.failed) failed.push(`${call.route}: ${defaultReportMessage(details) ?? ''}`);
    }
    expect(failed).toEqual([]);
    // Whoever refuses everything is never wrong.
    expect(succeeded).toBeGreaterThan((calls.length * RUNS) / 4);
  },
  TIMEOUT,
);
