/** Finds the user that a token names. The module that owns the users provides it. */
export abstract class UserDirectory {
  /** The roles of a user; undefined if there is no such user. */
  abstract rolesOf(userId: string): Promise<string[] | undefined>;
}
