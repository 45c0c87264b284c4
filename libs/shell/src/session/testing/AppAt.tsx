import { useState } from 'react';
import { ToastProvider } from '../../notices/toast';
import { AuthProvider, useCurrentUser } from '../AuthProvider';
import type { StartupActor, TokenSessionActor } from '../session';
import { StartupGate } from '../StartupGate';
import type { User } from '../User';
import { authOf, restingAuth } from './restingAuth';
import type { SessionState } from './restingAuth';

type AppAtProps = {
  session: SessionState;
  startup: 'checking' | 'ready';
  /** Null where the state knows nobody. */
  user: User | null;
  /** @default none */
  token?: string;
};

/** What a visitor sees of the app in one state of its session and its start. */
export const AppAt = (props: AppAtProps) => {
  const [auth] = useState(() => restingAuth(props));
  return <App auth={auth} />;
};

/** What a visitor sees of the app while its session and its start are driven by these actors, which it starts. */
export const AppOn = ({ session, startup }: { session: TokenSessionActor; startup: StartupActor }) => {
  const [auth] = useState(() => authOf({ session, startup }));
  return <App auth={auth} />;
};

const App = ({ auth }: { auth: ReturnType<typeof restingAuth> }) => (
  <ToastProvider>
    <AuthProvider auth={auth}>
      <StartupGate>
        <Somebody />
      </StartupGate>
    </AuthProvider>
  </ToastProvider>
);

function Somebody() {
  const user = useCurrentUser();
  return (
    <main>
      <h1>{user?.data.displayName ?? 'A guest'}</h1>
    </main>
  );
}
