import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth';
import { IdentityDismissed, IdentityFailed } from '../IdentityClient';
import type { IdentityClient, SignInConfig } from '../IdentityClient';
import { createFirebaseData } from './createFirebaseData';
import { problemOfCode } from './problemOfCode';

type FirebaseConfig = NonNullable<SignInConfig['firebase']>;
type Draft = Readonly<Record<string, string>>;

/** Signs in with Firebase by what is typed into a form of ours. Who is signed in there stays so over visits. */
export const createFirebaseClient = ({
  apiKey,
  projectId,
  authDomain,
  databaseUrl,
  emulator,
}: FirebaseConfig): IdentityClient => {
  const auth = initializeAuth(initializeApp({ apiKey, projectId, ...(authDomain !== null && { authDomain }) }), {
    // The first that the browser allows.
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, inMemoryPersistence],
  });
  if (emulator !== null) connectAuthEmulator(auth, `http://${emulator}`, { disableWarnings: true });

  const signIn = async ({ email = '', password = '' }: Draft) => {
    const { user } = await signInWithEmailAndPassword(auth, email, password);
    return { token: await user.getIdToken() };
  };
  const register = async ({ displayName = '', email = '', password = '' }: Draft) => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName });
    // The first token does not hold the name yet.
    return { token: await user.getIdToken(true) };
  };
  const recall = async () => {
    await auth.authStateReady();
    if (!auth.currentUser) throw new IdentityDismissed();
    return { token: await auth.currentUser.getIdToken() };
  };

  const whose = async () => {
    await auth.authStateReady();
    const user = auth.currentUser;
    return user && { uid: user.uid, token: await user.getIdToken() };
  };

  return {
    data: databaseUrl === null ? null : createFirebaseData(databaseUrl, whose),
    authenticate: async (request) => {
      try {
        if (request.intent === 'return') return await recall();
        return await (request.intent === 'login' ? signIn(request.draft) : register(request.draft));
      } catch (error) {
        if (error instanceof IdentityDismissed) throw error;
        throw new IdentityFailed(problemOfCode(codeOf(error), request.intent), { cause: error });
      }
    },
    leave: () => signOut(auth),
  };
};

/** What Firebase calls an error: `auth/wrong-password`. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code).replace(/^auth\//, '') : '';
