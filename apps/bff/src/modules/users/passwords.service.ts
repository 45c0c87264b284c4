import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { argon2id, hash, needsRehash, verify } from 'argon2';
import { Turns } from '../../platform/turns/turns';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; some 20 to 40 ms of one core. */
const HASH_OPTIONS = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** How many may wait for their turn. Others are refused, because they would wait longer than a browser does. */
const MAX_WAITING = 500;

/** Hashes and verifies passwords, only a few at the same time. */
@Injectable()
export class PasswordsService {
  /** How many turns run at the same time. One core is left for other requests. */
  readonly atOnce = Math.max(1, availableParallelism() - 1);
  private readonly turns = new Turns(this.atOnce, MAX_WAITING);
  /**
   * The hash that passwords of unknown users are compared with, so that a missing account takes as long as a wrong
   * password.
   */
  private nobody: Promise<string> | undefined;

  /** Makes an argon2id hash in its usual text form. Requests call it within a turn. */
  hash(password: string): Promise<string> {
    return hash(password, HASH_OPTIONS);
  }

  /**
   * Whether a password matches a stored hash. Without a hash, the answer is no, after the same work. Must be called
   * within a turn.
   * @param stored the hash, null for a user without a password, undefined for no user
   */
  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    this.nobody ??= hash('', HASH_OPTIONS);
    const same = await verify(stored ?? (await this.nobody), password);
    return same && stored != null;
  }

  /** Whether a hash was made at another cost than new ones are. It still matches; its password should be hashed again when it is known. */
  isOutdated(stored: string): boolean {
    return needsRehash(stored, HASH_OPTIONS);
  }

  /**
   * Waits for a turn, and runs work in it.
   * @throws {TooManyRequestsException} when too many are waiting
   */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.turns.take(work);
  }
}
