import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { argon2id, hash, verify } from 'argon2';
import { TooManyRequestsException } from '../../platform/errors/too-many-requests';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; some 20 to 40 ms of one core. */
const HASH_OPTIONS = { type: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Who comes when so many wait already is told to come back: waiting longer than a browser does helps nobody. */
const MAX_WAITING = 500;

/** Hashes and checks passwords, few at a time. */
@Injectable()
export class PasswordsService {
  /** How many turns there are at a time: a core is left to the requests that do not sign in. */
  readonly atOnce = Math.max(1, availableParallelism() - 1);
  private busy = 0;
  private readonly waiting: (() => void)[] = [];
  /** What an unknown user's password is checked against, so that a missing account takes as long as a wrong password. */
  private nobody: Promise<string> | undefined;

  /** An argon2id hash in its usual text form. To be called within a turn where requests ask for it. */
  hash(password: string): Promise<string> {
    return hash(password, HASH_OPTIONS);
  }

  /**
   * Whether a password is the one of a stored hash. Where there is none the answer is no, after the same work.
   * To be called within a turn.
   * @param stored the hash, null for a user without a password, undefined for no user
   */
  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    this.nobody ??= hash('', HASH_OPTIONS);
    const same = await verify(stored ?? (await this.nobody), password);
    return same && stored != null;
  }

  /**
   * Waits for a turn and works in it.
   * @throws {TooManyRequestsException} where the line is too long
   */
  async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.busy < this.atOnce) this.busy += 1;
    else if (this.waiting.length >= MAX_WAITING) throw new TooManyRequestsException(5);
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The next in line takes over the place; only where nobody waits does it become free.
      const next = this.waiting.shift();
      if (next) next();
      else this.busy -= 1;
    }
  }
}
