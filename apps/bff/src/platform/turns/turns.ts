import { TooManyRequestsException } from '../errors/too-many-requests';

/** Lets only a few do heavy work at the same time; the others wait in one line. */
export class Turns {
  private busy = 0;
  private readonly waiting: (() => void)[] = [];

  /**
   * @param atOnce how many turns run at the same time
   * @param maxWaiting how many may wait; others are refused, because they would wait longer than a browser does
   */
  constructor(
    private readonly atOnce: number,
    private readonly maxWaiting: number,
  ) {}

  /**
   * Waits for a turn, and runs work in it.
   * @throws {TooManyRequestsException} when too many are waiting
   */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.busy < this.atOnce) this.busy += 1;
    else if (this.waiting.length >= this.maxWaiting) throw new TooManyRequestsException(5);
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The next one waiting takes over this turn. If nobody waits, the turn becomes free.
      const next = this.waiting.shift();
      if (next) next();
      else this.busy -= 1;
    }
  }
}
