import { Injectable } from '@nestjs/common';
import { Environment } from '../config/environment';
import type { Transaction } from './tables';

/** Who starter content is made for. */
export type NewUser = { id: string; displayName: string; email: string };

/** A module's part of what a new user finds. */
export type StarterContent = {
  /** Also where `DEMO_DATA` is off: it belongs to the product, not to the demo. */
  always?: true;
  /** Writes it in bulk, in the transaction that makes the user. */
  fill(rows: Transaction, user: NewUser): Promise<void>;
};

/** Gathers every module's starter content: the demo users and those who register get a copy of it. */
@Injectable()
export class StarterContents {
  private readonly contents: StarterContent[] = [];

  constructor(private readonly environment: Environment) {}

  register(content: StarterContent): void {
    this.contents.push(content);
  }

  /** Fills the apps of a new user; where `DEMO_DATA` is off, only with what every user has. */
  async fill(rows: Transaction, user: NewUser): Promise<void> {
    for (const content of this.contents) {
      if (this.environment.DEMO_DATA || content.always) await content.fill(rows, user);
    }
  }
}
