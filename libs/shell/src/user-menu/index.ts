export { useIdentity } from './useIdentity';
export type { Identity, User } from './useIdentity';
export { UserMenu } from './UserMenu';
export type { UserMenuProps } from './UserMenu';
