import { plainToInstance, Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  validateSync,
} from 'class-validator';
import { IsOrigins, originsIn } from './origins';
import {
  googleAddress,
  IsDatabaseAddress,
  IsHostAndPort,
  IsProvider,
  providerAddress,
  type FirebaseService,
  type OpenIdService,
} from './sign-in-services';
import { IsProxies, trustedProxies, type TrustedProxies } from './trusted-proxies';

/** `"true"` and `"false"` as booleans; anything else stays as it is, for the validator to refuse. */
const FlagText = () =>
  Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value));
const NumberText = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
  );

/** Also of a host without a dot, as within a network. */
const IsHttpAddress = () =>
  IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
    { message: 'must be http(s)://...' },
  );

const DURATION_PATTERN = /^\d+(s|m|h|d)$/;
const DURATION_EXAMPLE = 'must be a number and s, m, h or d, such as 30s';
const SIZE_PATTERN = /^\d{1,6}(KiB|MiB|GiB)$/;
const sizeExample = (example: string) => `must be a number and KiB, MiB or GiB, such as ${example}`;
/** The hosts that the library of Firebase signs in with, and renews tokens with. */
const FIREBASE_HOSTS = ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A bucket of an S3-compatible storage. */
export type Bucket = {
  name: string;
  endpoint?: string;
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
};

/** Variables that have no default. */
const WITHOUT_DEFAULT = [
  ...['REDIS_URL', 'JWT_SECRET', 'UPLOADS_DIR', 'CORS_ORIGINS', 'METRICS_PORT', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ...['S3_BUCKET', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ...['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'],
  ...['AUTH0_DOMAIN', 'AUTH0_CLIENT_ID', 'AUTH0_AUDIENCE'],
  ...['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID', 'FIREBASE_AUTH_DOMAIN', 'FIREBASE_DATABASE_URL', 'FIREBASE_EMULATOR'],
] as const;

/** All that the server takes from its environment, checked at boot. Nothing else reads `process.env`. */
export class Environment {
  /** TCP port to listen on; 0 takes a free one. */
  @NumberText() @IsInt() @Min(0) @Max(65535) PORT = 3333;

  /** Address to listen on. */
  @IsString() @MinLength(1) HOST = '127.0.0.1';

  /** `sqlite:PATH` (`sqlite::memory:` for specs) or `postgresql://...`. */
  @Matches(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, { message: 'must be sqlite:PATH or postgresql://...' })
  DATABASE_URL = 'sqlite:./data/ezone.db';

  /** Connections that one process has to PostgreSQL at most. */
  @NumberText() @IsInt() @Min(2) @Max(1000) DATABASE_POOL = 10;

  /** The longest that a statement may take on PostgreSQL; `0s` is no limit. Migrations may take longer. */
  @Matches(DURATION_PATTERN, { message: DURATION_EXAMPLE }) DATABASE_TIMEOUT = '30s';

  /** Where instances share sockets and rate limits; several instances need PostgreSQL. */
  @IsOptional() @Matches(/^rediss?:\/\/.+$/, { message: 'must be redis://...' }) REDIS_URL?: string;

  /** Signs access tokens. Where it is not given, one is made and kept beside the SQLite file. */
  @IsOptional() @IsString() @MinLength(32) JWT_SECRET?: string;

  /** Life of an access token: a number and s, m, h or d. */
  @Matches(DURATION_PATTERN, { message: DURATION_EXAMPLE }) JWT_TTL = '2d';

  /** Role of those who register; `none` closes registration. */
  @IsIn(['admin', 'staff', 'none']) SIGN_UP_ROLE: 'admin' | 'staff' | 'none' = 'admin';

  /** Names that no password may be, with commas: of the product, of the organization and what it is known for. */
  @IsString() PASSWORD_WORDS = 'Ezone';

  /** Seed the demo users, whose passwords everybody knows, and their data into an empty database. Not the default in production. */
  @FlagText() @IsBoolean() DEMO_DATA = true;

  /** Requests a minute for each user or address; 0 is no limit. */
  @NumberText() @IsInt() @Min(0) RATE_LIMIT = 3000;

  /** Whose `X-Forwarded-For` is believed: `false`, a number of proxies, or the networks of proxies. */
  @IsProxies() TRUST_PROXY = 'false';

  /** How long what is under way may take when the process is told to stop. */
  @Matches(DURATION_PATTERN, { message: DURATION_EXAMPLE }) STOP_TIMEOUT = '10s';

  /** The folder of uploaded files; without it, one beside the SQLite file, or `./data/uploads` on PostgreSQL. */
  @IsOptional() @IsString() UPLOADS_DIR?: string;

  /** What the uploads of one user may take up: a number and KiB, MiB or GiB. */
  @Matches(SIZE_PATTERN, { message: sizeExample('500MiB') }) UPLOAD_QUOTA = '500MiB';

  /** What all files of the file manager together may take up: a number and KiB, MiB or GiB. */
  @Matches(SIZE_PATTERN, { message: sizeExample('10GiB') }) FILES_QUOTA = '10GiB';

  /** What the mails of one user may take up: a number and KiB, MiB or GiB. */
  @Matches(SIZE_PATTERN, { message: sizeExample('50MiB') }) MAIL_QUOTA = '50MiB';

  /** The bucket that stores uploaded files, instead of the folder. It is of this server alone. */
  @IsOptional()
  @Matches(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { message: 'must be the name of a bucket' })
  S3_BUCKET?: string;

  /** The storage that has the bucket, where it is not Amazon's. Its buckets are addressed by paths. */
  @IsOptional()
  @IsHttpAddress()
  S3_ENDPOINT?: string;

  @Matches(/^[a-z0-9-]{1,40}$/, { message: 'must be the name of a region, such as eu-central-1' })
  S3_REGION = 'us-east-1';

  @IsOptional() @IsString() @MinLength(1) S3_ACCESS_KEY_ID?: string;

  @IsOptional() @IsString() @MinLength(1) S3_SECRET_ACCESS_KEY?: string;

  /** The server that mails are sent through; it may hold a name and a password. Without it, mails stand in the log. */
  @IsOptional() @Matches(/^smtps?:\/\/[^\s]+$/, { message: 'must be smtp://... or smtps://...' }) SMTP_URL?: string;

  /** Whom mails are from: an address, or a name and an address. */
  @IsOptional()
  @Matches(/^(?:[^<>\r\n]{1,100} )?<?[^\s<>@]+@[^\s<>@]+>?$/, {
    message: 'must be an address, such as Ezone <no-reply@ezone.example>',
  })
  MAIL_FROM?: string;

  /** Where people reach the web app: what links in mails begin with. It is never taken from a request, which may lie. */
  @IsOptional()
  @IsUrl(
    { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
    { message: 'must be http(s)://...' },
  )
  PUBLIC_URL?: string;

  /** The tenant of Auth0, or the whole address of any OpenID provider, that people may sign in with. */
  @IsOptional() @IsProvider() AUTH0_DOMAIN?: string;

  /** The application as the provider knows it. */
  @IsOptional() @IsString() @MinLength(1) AUTH0_CLIENT_ID?: string;

  /** The API that the web app asks the provider for access to; `https://TENANT/api/v2/` stores settings there. */
  @IsOptional() @IsString() @MinLength(1) AUTH0_AUDIENCE?: string;

  /** The key of the web app that people may sign in to Firebase with; it is no secret. */
  @IsOptional() @IsString() @MinLength(1) FIREBASE_API_KEY?: string;

  @IsOptional()
  @Matches(/^[a-z0-9][a-z0-9-]{1,62}$/, { message: 'must be the id of a project of Firebase' })
  FIREBASE_PROJECT_ID?: string;

  @IsOptional()
  @Matches(/^[a-z0-9.-]+\.[a-z]+$/i, { message: 'must be a domain, such as ezone.firebaseapp.com' })
  FIREBASE_AUTH_DOMAIN?: string;

  /** Where the settings of those who sign in with Firebase are stored, too. */
  @IsOptional() @IsDatabaseAddress() FIREBASE_DATABASE_URL?: string;

  /** An emulator that stands in for Firebase, whose tokens are not signed: never in production. */
  @IsOptional()
  @IsHostAndPort()
  FIREBASE_EMULATOR?: string;

  /** Whether `/api/docs` shows the calls and the sockets. What it shows is in the open source, and anybody may read it. */
  @FlagText() @IsBoolean() API_DOCS = true;

  /** Other sites whose pages may call this server, by their origins, with commas; the web app needs none. */
  @IsOptional() @IsOrigins() CORS_ORIGINS?: string;

  /** TCP port at which Prometheus reads `/metrics`; without it nothing is measured. 0 takes a free one. */
  @IsOptional() @NumberText() @IsInt() @Min(0) @Max(65535) METRICS_PORT?: number;

  /** The collector of OpenTelemetry that gets a span for each request, over HTTP; without it nothing is traced. */
  @IsOptional()
  @IsHttpAddress()
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  @IsIn(LOG_LEVELS) LOG_LEVEL: (typeof LOG_LEVELS)[number] = 'info';

  @IsIn(['development', 'production', 'test']) NODE_ENV: 'development' | 'production' | 'test' = 'development';

  get usesPostgres(): boolean {
    return this.DATABASE_URL.startsWith('postgres');
  }

  /** Path of the SQLite file, `:memory:`, or undefined on PostgreSQL. */
  get sqliteFile(): string | undefined {
    return this.usesPostgres ? undefined : this.DATABASE_URL.slice('sqlite:'.length);
  }

  /** {@link JWT_TTL} in seconds. */
  get tokenSeconds(): number {
    return secondsOf(this.JWT_TTL);
  }

  /** {@link DATABASE_TIMEOUT} in milliseconds. */
  get databaseTimeout(): number {
    return millisecondsOf(this.DATABASE_TIMEOUT);
  }

  /** {@link STOP_TIMEOUT} in milliseconds. */
  get stopTimeout(): number {
    return millisecondsOf(this.STOP_TIMEOUT);
  }

  /** The folder of uploaded files; also where they arrive, wherever they are stored. */
  get uploadsFolder(): string {
    const { UPLOADS_DIR, sqliteFile } = this;
    const isFile = sqliteFile !== undefined && sqliteFile !== ':memory:';
    return UPLOADS_DIR ?? (isFile ? `${sqliteFile}-uploads` : './data/uploads');
  }

  /** {@link UPLOAD_QUOTA} in bytes. */
  get uploadQuota(): number {
    return bytesOf(this.UPLOAD_QUOTA);
  }

  /** {@link FILES_QUOTA} in bytes. */
  get filesQuota(): number {
    return bytesOf(this.FILES_QUOTA);
  }

  /** {@link MAIL_QUOTA} in bytes. */
  get mailQuota(): number {
    return bytesOf(this.MAIL_QUOTA);
  }

  /** Where uploaded files are stored, if that is not the folder. */
  get bucket(): Bucket | undefined {
    const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_REGION: region } = this;
    const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = this;
    if (name === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
    return { name, endpoint, region, credentials: { accessKeyId, secretAccessKey } };
  }

  /** {@link PUBLIC_URL} without a slash at its end; without it, where this machine finds the server. */
  get publicUrl(): string {
    return (this.PUBLIC_URL ?? `http://localhost:${String(this.PORT)}`).replace(/\/+$/, '');
  }

  /** The OpenID provider that people may sign in with, if any. */
  get openId(): OpenIdService | undefined {
    const { AUTH0_DOMAIN, AUTH0_CLIENT_ID: clientId, AUTH0_AUDIENCE: audience } = this;
    const authority = AUTH0_DOMAIN === undefined ? undefined : providerAddress(AUTH0_DOMAIN);
    return authority === undefined || clientId === undefined ? undefined : { authority, clientId, audience };
  }

  /** The project of Firebase that people may sign in with, if any. */
  get firebase(): FirebaseService | undefined {
    const { FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId, FIREBASE_EMULATOR: emulator } = this;
    if (apiKey === undefined || projectId === undefined) return undefined;
    const databaseUrl = this.FIREBASE_DATABASE_URL?.replace(/\/+$/, '');
    return { apiKey, projectId, authDomain: this.FIREBASE_AUTH_DOMAIN, databaseUrl, emulator };
  }

  /** The origins that a browser sends requests to in order to sign somebody in. */
  get signInOrigins(): string[] {
    const { openId, firebase } = this;
    return [
      ...(openId ? [openId.authority] : []),
      ...(firebase ? FIREBASE_HOSTS.map((host) => googleAddress(firebase.emulator, host)) : []),
      ...(firebase?.databaseUrl === undefined ? [] : [firebase.databaseUrl]),
    ]
      .map((address) => new URL(address).origin)
      .filter((origin, index, all) => all.indexOf(origin) === index);
  }

  /** {@link CORS_ORIGINS}, none by default. */
  get corsOrigins(): string[] {
    return originsIn(this.CORS_ORIGINS ?? '');
  }

  /** {@link TRUST_PROXY} as Fastify takes it. */
  get trustedProxies(): TrustedProxies {
    return trustedProxies(this.TRUST_PROXY);
  }
}

function secondsOf(duration: string): number {
  const seconds = { s: 1, m: 60, h: 3600, d: 86_400 };
  return Number.parseInt(duration, 10) * seconds[duration.at(-1) as keyof typeof seconds];
}

function bytesOf(size: string): number {
  const bytes = { KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 };
  return Number.parseInt(size, 10) * bytes[size.slice(-3) as keyof typeof bytes];
}

/** As many as a timer, or PostgreSQL, can count to: 24 days. */
const millisecondsOf = (duration: string) => Math.min(secondsOf(duration) * 1000, 2 ** 31 - 1);

/** A variable that the server can't start with; the message is one line that names it. */
export class ConfigurationError extends Error {}

/**
 * Reads and checks the variables.
 * @throws {ConfigurationError} naming the first variable that is wrong, and why. The value is left out: it may be a
 * secret.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const known = Object.keys(new Environment()).concat(WITHOUT_DEFAULT);
  const given = Object.fromEntries(known.filter((name) => variables[name]).map((name) => [name, variables[name]]));
  const inProduction = variables['NODE_ENV'] === 'production' ? { DEMO_DATA: 'false' } : {};
  const environment = plainToInstance(Environment, { ...inProduction, ...given }, { exposeDefaultValues: true });
  const [problem] = validateSync(environment);
  if (problem) {
    throw new ConfigurationError(`${problem.property}: ${Object.values(problem.constraints ?? {}).join(', ')}`);
  }
  if (environment.NODE_ENV === 'production' && environment.usesPostgres && !environment.JWT_SECRET) {
    throw new ConfigurationError('JWT_SECRET: is required in production on PostgreSQL (at least 32 characters)');
  }
  for (const group of GROUPS) requireWhole(environment, group);
  if (environment.NODE_ENV === 'production' && environment.FIREBASE_EMULATOR) {
    throw new ConfigurationError('FIREBASE_EMULATOR: is not for production: anybody could sign in as anybody');
  }
  if (environment.SMTP_URL && !environment.PUBLIC_URL) {
    throw new ConfigurationError('PUBLIC_URL: is required where mails are sent: their links begin with it');
  }
  if (environment.REDIS_URL && !environment.usesPostgres) {
    throw new ConfigurationError(
      'REDIS_URL: is for several processes, and SQLite belongs to one: set DATABASE_URL to postgresql://... too',
    );
  }
  return environment;
}

/** Variables that are of use together only. */
type Group = { needed: readonly (keyof Environment)[]; optional: readonly (keyof Environment)[]; purpose: string };

const GROUPS: readonly Group[] = [
  {
    needed: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    optional: ['S3_ENDPOINT'],
    purpose: 'where uploads are stored in S3',
  },
  {
    needed: ['SMTP_URL', 'MAIL_FROM'],
    optional: [],
    purpose: 'where mails are sent',
  },
  {
    needed: ['AUTH0_DOMAIN', 'AUTH0_CLIENT_ID'],
    optional: ['AUTH0_AUDIENCE'],
    purpose: 'where people sign in with Auth0',
  },
  {
    needed: ['FIREBASE_API_KEY', 'FIREBASE_PROJECT_ID'],
    optional: ['FIREBASE_AUTH_DOMAIN', 'FIREBASE_DATABASE_URL', 'FIREBASE_EMULATOR'],
    purpose: 'where people sign in with Firebase',
  },
];

/** @throws {ConfigurationError} where some variables of a group are given without those that it needs */
function requireWhole(environment: Environment, { needed, optional, purpose }: Group): void {
  const isAsked = [...needed, ...optional].some((name) => environment[name]);
  const missing = needed.find((name) => !environment[name]);
  if (!isAsked || !missing) return;
  throw new ConfigurationError(`${missing}: is required ${purpose} (${needed.join(', ')})`);
}
