import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment';
import type { Transaction } from './tables';

/** The user whom starter content is made for. */
export type NewUser = { id: string; displayName: string; email: string; photoURL: string | null };

/** The content that a module gives to a new user. */
export type StarterContent = {
  /** Inserted even if `DEMO_DATA` is off, because it belongs to the product, not to the demo. */
  always?: true;
  /** Inserts it in bulk, in the transaction that creates the user. */
  fill(rows: Transaction, user: NewUser): Promise<void>;
};

/** Collects the starter content of all modules. Demo users and registered users each get a copy. */
@Injectable()
export class StarterContents {
  private readonly contents: StarterContent[] = [];

  constructor(private readonly environment: Environment) {}

  register(content: StarterContent): void {
    this.contents.push(content);
  }

  /** Inserts the starter content of a new user. If `DEMO_DATA` is off, only content that is marked `always`. */
  async fill(rows: Transaction, user: NewUser): Promise<void> {
    for (const content of this.contents) {
      if (this.environment.DEMO_DATA || content.always) await content.fill(rows, user);
    }
  }
}
