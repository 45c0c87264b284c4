import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { InjectOptions, Response } from 'light-my-request';
import { AppModule } from '../app.module';
import type { SessionDto } from '../modules/auth/auth.dto';
import { PasswordsService } from '../modules/users/passwords.service';
import type { UserDto } from '../modules/users/users.dto';
import { UsersService } from '../modules/users/users.service';
import { newSession } from '../platform/auth/session';
import { TokensService } from '../platform/auth/tokens.service';
import { readEnvironment } from '../platform/config/environment';
import { createServer, type RequestTimeouts } from '../platform/http/create-server';
import type { Sites } from '../platform/http/static-sites';
import { createTestDatabase, type TestDatabase } from './test-database';

export type Answer = Response;
type Query = Record<string, string>;
type Headers = Record<string, string>;

/** Sends requests as somebody, or as a guest. */
export type Client = {
  get: (path: string, query?: Query, headers?: Headers) => Promise<Answer>;
  post: (path: string, body?: object, headers?: Headers) => Promise<Answer>;
  /** What a list holds. @param list its name, which is the tail of its address @throws where it is refused */
  list: <Entry>(list: string) => Promise<Entry[]>;
  /** What a call answers to a body that is sent to it. @throws where it is refused */
  call: <Data>(path: string, body?: object) => Promise<Data>;
};

/** A signed-in user, and a client that sends its token. */
export type TestUser = Client & { user: UserDto; token: string };

export type TestServer = Client & {
  app: NestFastifyApplication;
  /** Every route, as Fastify was given it. */
  routes: Pick<RouteOptions, 'method' | 'url'>[];
  /** What was logged so far, line by line. */
  logged: string[];
  /** A client that sends a token of its own making. */
  as: (token: string) => Client;
  signIn: (email: string, password: string) => Promise<TestUser>;
  /** Registers somebody nobody else is. */
  register: (person?: { displayName?: string; email?: string; password?: string }) => Promise<TestUser>;
  /** Two new people, for whatever has an owner, who are there without a request. */
  twoUsers: () => Promise<[TestUser, TestUser]>;
  send: (request: InjectOptions) => Promise<Answer>;
  close: () => Promise<void>;
};

export type TestServerOptions = {
  /** Variables of the environment; by default nothing is limited, and only failures are logged. */
  env?: Record<string, string>;
  /** A database that is shared with other servers of the spec, which drops it itself. */
  database?: TestDatabase;
  /** Where built sites lie; by default there are none. */
  sites?: Sites;
  /** How long a request may take to arrive. */
  timeouts?: RequestTimeouts;
};

/** The secret is the same for all: passport knows one strategy a process, so that servers of one spec share it. */
const DEFAULTS = { NODE_ENV: 'test', RATE_LIMIT: '0', LOG_LEVEL: 'fatal', JWT_SECRET: randomBytes(32).toString('hex') };

const PASSWORD = 'a good password';
/** All people with that password share its hash, because to make one is slow on purpose. */
let passwordHash: Promise<string> | undefined;
const shareHash = (passwords: PasswordsService) => {
  const hash = passwords.hash.bind(passwords);
  passwords.hash = (password) => (password === PASSWORD ? (passwordHash ??= hash(password)) : hash(password));
};
/** Somebody nobody else is. */
const somebody = () => ({ displayName: 'Somebody', email: `${randomBytes(6).toString('hex')}@example.com` });

/** The real server on a database of its own, without a port. */
export async function startTestServer({
  env = {},
  database: given,
  sites = { web: '', storybook: '' },
  timeouts,
}: TestServerOptions = {}): Promise<TestServer> {
  const database = given ?? (await createTestDatabase());
  const uploads = join(tmpdir(), `ezone-spec-uploads-${randomBytes(6).toString('hex')}`);
  const variables = { ...DEFAULTS, DATABASE_URL: database.url, UPLOADS_DIR: uploads, ...env };
  const logged: string[] = [];
  const log = { write: (line: string) => void logged.push(line) };
  const environment = readEnvironment(variables);
  const app = await createServer(AppModule.for(environment), environment, sites, { log, timeouts });
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  const routes: TestServer['routes'] = [];
  fastify.addHook('onRoute', ({ method, url }) => void routes.push({ method, url }));
  try {
    await app.init();
    await fastify.ready();
  } catch (error) {
    // What has begun already would go on in the specs after this one.
    await app.close();
    if (!given) await database.drop();
    throw error;
  }
  shareHash(app.get(PasswordsService));

  const send = (request: InjectOptions) => app.inject(request);
  const dataOf = <Data>(path: string, answer: Answer): Data => {
    if (answer.statusCode !== 200) throw new Error(`${path}: ${String(answer.statusCode)} ${answer.body}`);
    return answer.json<Data>();
  };
  const clientWith = (own: Headers): Client => {
    const get: Client['get'] = (path, query = {}, headers = {}) =>
      send({ method: 'GET', url: path, query, headers: { ...own, ...headers } });
    const post: Client['post'] = (path, body = {}, headers = {}) =>
      send({ method: 'POST', url: path, payload: body, headers: { ...own, ...headers } });
    return {
      get,
      post,
      list: async <Entry>(list: string) => dataOf<Entry[]>(list, await get(`/api/${list}`)),
      call: async <Data>(path: string, body?: object) => dataOf<Data>(path, await post(path, body)),
    };
  };
  const as = (token: string) => clientWith({ authorization: `Bearer ${token}` });
  const guest = clientWith({});
  const enter = async (path: string, body: object): Promise<TestUser> => {
    const answer = await guest.post(path, body);
    const session = answer.json<Partial<SessionDto>>();
    if (!session.user || !session.access_token) throw new Error(`Nobody is signed in: ${answer.body}`);
    return { user: session.user, token: session.access_token, ...as(session.access_token) };
  };

  const register: TestServer['register'] = (person) =>
    enter('/api/auth/register', { ...somebody(), password: PASSWORD, ...person });

  /** Somebody with the same account as after {@link register}, who has not signed in with the password. */
  const add = async (): Promise<TestUser> => {
    const account = {
      ...somebody(),
      role: ['admin' as const],
      passwordHash: await app.get(PasswordsService).hash(PASSWORD),
    };
    const [user] = (await app.get(UsersService).add(account)) ?? [];
    if (!user) throw new Error('The address is taken');
    const token = await app.get(TokensService).issue(user.uuid, newSession());
    return { user, token, ...as(token) };
  };

  const close = async () => {
    await app.close();
    await rm(uploads, { recursive: true, force: true });
    if (!given) await database.drop();
  };
  let closed: Promise<void> | undefined;
  return {
    ...guest,
    app,
    routes,
    logged,
    as,
    send,
    signIn: (email, password) => enter('/api/auth/sign-in', { email, password }),
    register,
    twoUsers: async () => [await add(), await add()],
    close: () => (closed ??= close()),
  };
}
