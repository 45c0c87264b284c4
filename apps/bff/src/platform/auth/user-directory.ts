/** Finds the user that a token names. The module that owns the users provides it. */
export abstract class UserDirectory {
  /** The roles of a user; undefined if there is no such user, or it is disabled. */
  abstract rolesOf(userId: string): Promise<string[] | undefined>;
}
