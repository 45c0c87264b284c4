export { AuthProvider, useCurrentUser, useSession, useShownUser } from './AuthProvider';
export type { SessionControls } from './AuthProvider';
export { createAuth } from './session';
export type { Auth } from './session';
export { StartupGate } from './StartupGate';
export type { User } from './User';
