export { aUser } from './fixtures';
export { restingAuth } from './restingAuth';
export type { RestingAuthOptions } from './restingAuth';
