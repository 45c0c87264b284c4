export { createServices } from './createServices';
export type { SavedAt, ServiceLoaders, Services } from './createServices';
export { exchange } from './exchange';
export { IdentityDismissed, IdentityFailed } from './IdentityClient';
export type {
  Identity,
  IdentityClient,
  IdentityRequest,
  ServiceName,
  ServiceProblem,
  SignInConfig,
} from './IdentityClient';
export { profileStore } from './profileStore';
export { takeOver } from './takeOver';
export { serviceNames } from './serviceNames';
