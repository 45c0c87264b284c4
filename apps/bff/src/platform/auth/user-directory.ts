/** Finds who a token speaks of. The module that owns the users provides it. */
export abstract class UserDirectory {
  /** The roles of a user, or undefined where there is no such user. */
  abstract rolesOf(userId: string): Promise<string[] | undefined>;
}
