import { Injectable } from '@nestjs/common';
import { Environment } from '../../platform/config/environment';
import { InvalidInputException } from '../../platform/errors/validation.pipe';

/** The shortest password that somebody may choose; shorter ones need not be in the list. */
export const MIN_PASSWORD_LENGTH = 8;

/** Whom a password is for: what everybody knows of them is no secret. */
export type PasswordOwner = { displayName: string; email: string };

/** Decides which passwords may be chosen. Those that are there already are never looked at again. */
@Injectable()
export class PasswordPolicy {
  private common: Promise<ReadonlySet<string>> | undefined;

  constructor(private readonly environment: Environment) {}

  /**
   * @param field of the request that holds the password
   * @throws {InvalidInputException} when the password is the first that somebody would guess
   */
  async require(password: string, owner: PasswordOwner, field: string): Promise<void> {
    const guess = password.trim().toLowerCase();
    if (knownOf(owner).includes(guess) || this.isKnownHere(guess))
      throw refused(field, 'The password must not be a name or an e-mail address');
    this.common ??= readCommon();
    if ((await this.common).has(guess)) throw refused(field, 'The password is among the most common ones');
  }

  /** A name of the house is no better for a year or a sign behind it, which is how such a password is made long enough. */
  private isKnownHere(guess: string): boolean {
    const letters = lettersOf(guess);
    return this.environment.PASSWORD_WORDS.split(',').some((word) => letters !== '' && letters === lettersOf(word));
  }
}

/** Read when the first password is chosen, and not before: 3 MB, and some 50 ms of a core. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD_LENGTH));
}

const knownOf = ({ displayName, email }: PasswordOwner): string[] => {
  const [name = ''] = email.split('@');
  return [displayName, email, name].map((text) => text.trim().toLowerCase());
};

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/\P{L}/gu, '');

const refused = (field: string, message: string) => new InvalidInputException([{ field, message }]);
