import type { AnswerOf, FieldProblem } from '@ezone/api-client';
import type { User } from '../User';
import type { Profile } from './profileStore';

type UserData = User['data'];

/** The sign-in services beside our own server. Users say by the same names where they come from. */
export type ServiceName = 'firebase' | 'auth0';

/** What the server says of the services that are configured. */
export type SignInConfig = AnswerOf<'getConfig'>;

/** What somebody wants of a service. */
export type IdentityRequest =
  /** To show who they are, or to become known; with what was typed, where the service has no pages of its own. */
  | { intent: 'login' | 'register'; draft: Readonly<Record<string, string>> }
  /** They are back: from the pages of the service, at this address, or for another visit; the service may still know them. */
  | { intent: 'return'; address: string };

/** Who somebody is, in the words of a service: what our server checks. */
export type Identity = {
  /** An ID token. */
  token: string;
  /** What was sent along to the service, so that the token is for this very sign-in. */
  nonce?: string;
  /** What the service has given for calls of its own, to be kept once our server has let them in. */
  profile?: Profile;
};

/** Why a service has not said who somebody is. */
export type ServiceProblem =
  /** They would not, or the service lets them not. */
  | { kind: 'denied' }
  /** What the browser remembered of the way there is gone, or is of another way. */
  | { kind: 'stateLost' }
  | { kind: 'serviceDown' }
  | { kind: 'tooMany'; seconds: number | undefined }
  /** The service does not know this site as it is configured; `code` is what the service says to that. */
  | { kind: 'misconfigured'; code: string }
  | { kind: 'fields'; errors: readonly FieldProblem[] };

/** A service has not said who somebody is. */
export class IdentityFailed extends Error {
  override readonly name = 'IdentityFailed';
  readonly problem: ServiceProblem;
  constructor(problem: ServiceProblem, options?: ErrorOptions) {
    super(`The service does not say who it is (${problem.kind}).`, options);
    this.problem = problem;
  }
}

/** The visitor closed the service's window, or went back, before it said who they are. */
export class IdentityDismissed extends Error {
  override readonly name = 'IdentityDismissed';
}

/** What is kept of somebody at a service, too. */
export type KeptData = Pick<UserData, 'settings' | 'shortcuts'>;

/** Where a service keeps it. Both throw where the service refuses, or is not reached. */
export type KeptElsewhere = {
  /** Whatever lies there; null where that is nothing, or nobody is signed in there any more. */
  read: () => Promise<unknown>;
  /** Whether somebody is still signed in there, and it is kept. */
  write: (data: KeptData) => Promise<boolean>;
};

/** A sign-in service, once its library has been fetched. */
export type IdentityClient = {
  /**
   * Lets the service find out who it is.
   * @throws IdentityDismissed where the visitor would not, IdentityFailed where something is wrong
   */
  authenticate: (request: IdentityRequest) => Promise<Identity>;
  /**
   * Signs out of the service, too.
   * @param idToken by which it knows who it is, where that is kept
   * @param signal says that it is too late to leave the page for it
   */
  leave: (input: { idToken: string | null; signal: AbortSignal }) => Promise<void>;
  /** Where it keeps settings, too; null where it is not set up for that. */
  data: KeptElsewhere | null;
};
