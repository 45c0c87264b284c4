export { useIdentity } from './useIdentity';
export type { Identity } from './useIdentity';
export { UserMenu } from './UserMenu';
export type { UserMenuProps } from './UserMenu';
export { useSignOut } from './useSignOut';
