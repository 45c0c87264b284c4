import { ErrorResponse, OidcClient, WebStorageStateStore } from 'oidc-client-ts';
import { IdentityDismissed, IdentityFailed } from '../IdentityClient';
import type { Identity, IdentityClient, ServiceProblem, SignInConfig } from '../IdentityClient';
import { createUserMetadata } from './createUserMetadata';

type OpenIdConfig = NonNullable<SignInConfig['auth0']>;

/** Where the provider sends people back to, as it has to be told beforehand. */
const CALLBACK = '/callback';
/** Where it sends them who have signed out. */
const SIGNED_OUT = '/login';

/** Our server reads the name and the address in the ID token. */
const SCOPE = 'openid profile email';
/** Auth0's own API lets whoever has signed in read and change their own user. */
const DATA_SCOPE = 'read:current_user update:current_user_metadata';

/** What a provider says to somebody who would not, or may not. */
const DENIALS: readonly string[] = ['access_denied', 'login_required', 'consent_required', 'interaction_required'];
/** What it says of itself. */
const TROUBLES: readonly string[] = ['server_error', 'temporarily_unavailable'];

/** Signs in on the pages of an OpenID provider: by a code with PKCE, so that no token is ever in an address. */
export const createOpenIdClient = ({ authority, clientId, audience }: OpenIdConfig): IdentityClient => {
  const { origin } = window.location;
  const keepsData = audience === `${authority}/api/v2/`;
  const query: Record<string, string> = audience === null ? {} : { audience };
  const client = new OidcClient({
    authority,
    client_id: clientId,
    redirect_uri: `${origin}${CALLBACK}`,
    post_logout_redirect_uri: `${origin}${SIGNED_OUT}`,
    scope: keepsData ? `${SCOPE} ${DATA_SCOPE}` : SCOPE,
    // Of this tab alone, which comes back: nobody else can finish a sign-in that was begun here.
    stateStore: new WebStorageStateStore({ store: window.sessionStorage, prefix: 'ezone.openId.' }),
  });

  const goThere = async (intent: 'login' | 'register'): Promise<never> => {
    const nonce = crypto.randomUUID();
    // A hint of Auth0, which others pass over.
    const hint: Record<string, string> = intent === 'register' ? { screen_hint: 'signup' } : {};
    const { url } = await client
      .createSigninRequest({ nonce, state: nonce, extraQueryParams: { ...query, ...hint } })
      .catch(throwProblem({ kind: 'serviceDown' }));
    window.location.assign(url);
    return whenBack();
  };

  const comeBack = async (address: string): Promise<Identity> => {
    const { state } = await client.readSigninResponseState(address).catch(throwProblem({ kind: 'stateLost' }));
    const answer = await client.processSigninResponse(address).catch((error: unknown) => {
      throw new IdentityFailed(problemOf(error), { cause: error });
    });
    const { id_token: token, access_token: accessToken, expires_in: expiresIn = 0 } = answer;
    if (token === undefined) throw new IdentityFailed({ kind: 'misconfigured', code: 'id_token' });
    const profile = { accessToken, idToken: token, expiresAt: expiresIn * 1000 + Date.now() };
    return { token, nonce: String(state.data), profile };
  };

  return {
    data: keepsData ? createUserMetadata(authority) : null,
    authenticate: (request) => (request.intent === 'return' ? comeBack(request.address) : goThere(request.intent)),
    leave: async ({ idToken, signal }) => {
      // Not all providers can sign out.
      if ((await client.metadataService.getEndSessionEndpoint()) === undefined) return;
      const hint = idToken === null ? {} : { id_token_hint: idToken };
      const { url } = await client.createSignoutRequest({ ...hint, client_id: clientId });
      if (!signal.aborted) window.location.assign(url);
    },
  };
};

/** Settles where the page has been left and is shown once more, as the browser had put it aside. */
const whenBack = () =>
  new Promise<never>((_, reject) => {
    window.addEventListener('pageshow', () => reject(new IdentityDismissed()), { once: true });
  });

const throwProblem = (problem: ServiceProblem) => (error: unknown) => {
  throw new IdentityFailed(problem, { cause: error });
};

const problemOf = (error: unknown): ServiceProblem => {
  // Somebody else's answer, or the answer to another question, does not hold what was sent along.
  if (!(error instanceof ErrorResponse)) {
    const isMixedUp = error instanceof Error && /\b(nonce|state)\b/.test(error.message);
    return { kind: isMixedUp ? 'stateLost' : 'serviceDown' };
  }
  const code = error.error ?? '';
  if (DENIALS.includes(code)) return { kind: 'denied' };
  if (TROUBLES.includes(code)) return { kind: 'serviceDown' };
  // The code was used before, or its time is over.
  return code === 'invalid_grant' ? { kind: 'stateLost' } : { kind: 'misconfigured', code };
};
