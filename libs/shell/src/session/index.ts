export { AuthProvider, useCurrentUser, useSession, useShownUser } from './AuthProvider';
export type { SessionControls } from './AuthProvider';
export { createAuth } from './session';
export type { Auth } from './session';
export { createSessionSignal } from './sessionSignal';
export { StartupGate } from './StartupGate';
export { subjectOf } from './token';
export type { User } from './User';
