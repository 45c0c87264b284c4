import { TooManyRequestsException } from '../errors/too-many-requests';

/** How many may arrive at once at this server: what is arriving counts for no quota, and lies in the temporary folder. */
const MAX_OF_ALL = 100;
/** After how many seconds whoever is refused may try again. */
const RETRY_SECONDS = 5;

/** Bounds how many files are arriving at this server. */
export class Arrivals {
  private readonly ofUsers = new Map<string, number>();
  private ofAll = 0;

  /** @param mostOfUser how many files of one user may arrive at once */
  constructor(private readonly mostOfUser: number) {}

  /**
   * Runs the work with which a file of a user arrives.
   * @throws {TooManyRequestsException} while too many others arrive
   */
  async take<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const ofUser = this.ofUsers.get(userId) ?? 0;
    if (ofUser >= this.mostOfUser || this.ofAll >= MAX_OF_ALL) throw new TooManyRequestsException(RETRY_SECONDS);
    this.ofUsers.set(userId, ofUser + 1);
    this.ofAll += 1;
    try {
      return await work();
    } finally {
      this.ofAll -= 1;
      const left = (this.ofUsers.get(userId) ?? 1) - 1;
      if (left > 0) this.ofUsers.set(userId, left);
      else this.ofUsers.delete(userId);
    }
  }
}
