import { plainToInstance, Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  validateSync,
} from 'class-validator';
import { IsProxies, trustedProxies, type TrustedProxies } from './trusted-proxies';

/** `"true"` and `"false"` as booleans; anything else stays as it is, for the validator to refuse. */
const FlagText = () =>
  Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value));
const NumberText = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
  );

const DURATION_PATTERN = /^\d+(s|m|h|d)$/;
const DURATION_EXAMPLE = 'must be a number and s, m, h or d, such as 30s';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

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

  /** Seed the demo users and their data into an empty database. */
  @FlagText() @IsBoolean() DEMO_DATA = true;

  /** Requests a minute for each user or address; 0 is no limit. */
  @NumberText() @IsInt() @Min(0) RATE_LIMIT = 3000;

  /** Whose `X-Forwarded-For` is believed: `false`, a number of proxies, or the networks of proxies. */
  @IsProxies() TRUST_PROXY = 'false';

  /** How long what is under way may take when the process is told to stop. */
  @Matches(DURATION_PATTERN, { message: DURATION_EXAMPLE }) STOP_TIMEOUT = '10s';

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

  /** {@link TRUST_PROXY} as Fastify takes it. */
  get trustedProxies(): TrustedProxies {
    return trustedProxies(this.TRUST_PROXY);
  }
}

function secondsOf(duration: string): number {
  const seconds = { s: 1, m: 60, h: 3600, d: 86_400 };
  return Number.parseInt(duration, 10) * seconds[duration.at(-1) as keyof typeof seconds];
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
  const known = Object.keys(new Environment()).concat('REDIS_URL', 'JWT_SECRET');
  const given = Object.fromEntries(known.filter((name) => variables[name]).map((name) => [name, variables[name]]));
  const environment = plainToInstance(Environment, given, { exposeDefaultValues: true });
  const [problem] = validateSync(environment);
  if (problem) {
    throw new ConfigurationError(`${problem.property}: ${Object.values(problem.constraints ?? {}).join(', ')}`);
  }
  if (environment.NODE_ENV === 'production' && environment.usesPostgres && !environment.JWT_SECRET) {
    throw new ConfigurationError('JWT_SECRET: is required in production on PostgreSQL (at least 32 characters)');
  }
  if (environment.REDIS_URL && !environment.usesPostgres) {
    throw new ConfigurationError(
      'REDIS_URL: is for several processes, and SQLite belongs to one: set DATABASE_URL to postgresql://... too',
    );
  }
  return environment;
}
