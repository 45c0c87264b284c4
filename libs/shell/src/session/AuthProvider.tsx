import { useSelector } from '@xstate/react';
import { createContext, use, useDeferredValue, useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { sessionStore } from '../data/storage';
import { useToast } from '../notices/toast';
import type { SessionNotice } from './tokenSessionMachine';
import { serviceNames } from './identity/serviceNames';
import { sessionMessages, sessionTexts } from './sessionMessages';
import { SESSION_TOAST } from './sessionToast';
import type { Auth } from './session';
import type { User } from './User';

const AuthContext = createContext<Auth | null>(null);

/** The session, the start of the app and the calls they make. For what is written in this room. */
export const useAuth = (): Auth => {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
};

/** Who is signed in; null for a guest. */
export const useCurrentUser = (): User | null => useSelector(useAuth().session, ({ context }) => context.user);

/**
 * Whose page is shown; null for a guest's. Who signs out, here or in another tab, sees the page before until the next one is there: up to
 * then that is a page of who was here, and all that it needs is there.
 */
export const useShownUser = (): User | null => useDeferredValue(useCurrentUser());

const noRoles: readonly string[] = [];

/** What can be done about being signed in. */
export type SessionControls = {
  /** The user's roles; empty for a guest. */
  roles: readonly string[];
  /** Signs out: the token is forgotten and revoked. Does nothing for a guest. */
  signOut: () => void;
  /** Takes over what the server says of the user after a change. */
  setUser: (user: User) => void;
};

/** The roles of whoever is here, and how to change the session. */
export const useSession = (): SessionControls => {
  const { session } = useAuth();
  const roles = useSelector(session, ({ context }) => context.user?.role ?? noRoles);
  return {
    roles,
    signOut: () => {
      session.send({ type: 'logout.requested' });
    },
    setUser: (user) => {
      session.send({ type: 'user.updated', user });
    },
  };
};

const variants = {
  loggingIn: 'info',
  loggedIn: 'success',
  tokenFailed: 'error',
  tokenExpired: 'warning',
  tokenInvalid: 'error',
  signedOutElsewhere: 'warning',
} as const satisfies Record<Exclude<SessionNotice, 'recognized'>, string>;

/** Where it is noted that somebody has been told, in this session of the browser, that they are signed in. */
const WELCOMED = 'ezone.welcomed';

type AuthProviderProps = { auth: Auth & { start: () => void }; children: ReactNode };

/** Starts the session and says what becomes of it. Needs the toasts and the sentences of `app` above it. */
export const AuthProvider = ({ auth, children }: AuthProviderProps) => {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const wordsOf = (said: keyof typeof variants, notice: SessionNotice) => {
    if (said !== 'loggingIn' && said !== 'loggedIn') return formatMessage(sessionMessages[said]);
    // A token that was stored is one of ours, whoever once said who it is.
    const from = (notice === 'loggedIn' && auth.session.getSnapshot().context.user?.from) || 'custom-db';
    return formatMessage(sessionTexts[said], { service: serviceNames[from] });
  };
  const tell = useEffectEvent((notice: SessionNotice) => {
    const said = notice === 'recognized' ? 'loggedIn' : notice;
    const isKnown = notice === 'recognized' && sessionStore.read(WELCOMED) !== null;
    if (said === 'loggedIn') sessionStore.write(WELCOMED, 'yes');
    // "Logged in" takes the place of "Logging in"; where it need not be said again, that goes all the same.
    if (isKnown) toast.answers().forEach(({ id, key }) => key === SESSION_TOAST && toast.dismiss(id));
    else toast.show({ message: wordsOf(said, notice), variant: variants[said], key: SESSION_TOAST });
  });
  useEffect(() => {
    const notices = auth.session.on('notice', ({ notice }) => {
      tell(notice);
    });
    auth.start();
    return () => {
      notices.unsubscribe();
    };
  }, [auth]);
  // What was said to one user is nothing for the next, nor for a guest who could not take it back.
  const userId = useSelector(auth.session, ({ context }) => context.user?.uuid);
  useEffect(
    () => () => {
      toast.clear(SESSION_TOAST);
    },
    [toast, userId],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
};
