import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Environment } from '../config/environment';

/**
 * The key that signs access tokens: `JWT_SECRET`, or a key that is made once and stored beside the SQLite file, so that
 * a restart signs nobody out. With a database in memory or on PostgreSQL, a made key lasts as long as the process.
 */
@Injectable()
export class JwtSecret implements OnApplicationBootstrap {
  readonly value: string;

  constructor(private readonly environment: Environment) {
    const { JWT_SECRET, sqliteFile } = environment;
    this.value = JWT_SECRET ?? (sqliteFile && sqliteFile !== ':memory:' ? keptBeside(sqliteFile) : fresh());
  }

  onApplicationBootstrap(): void {
    if (this.environment.JWT_SECRET !== undefined || !this.environment.usesPostgres) return;
    new Logger('Auth').warn(
      'JWT_SECRET is not set: this process made up its own. It refuses all tokens that other processes issued, and ' +
        'those from before this start. Give every process the same JWT_SECRET.',
    );
  }
}

const fresh = () => randomBytes(48).toString('base64url');

function keptBeside(databaseFile: string): string {
  const file = join(dirname(databaseFile), 'jwt-secret');
  mkdirSync(dirname(file), { recursive: true });
  try {
    // `wx` fails if the file exists, so that of two processes that start at once one writes, and both read the same
    // key.
    writeFileSync(file, fresh(), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
