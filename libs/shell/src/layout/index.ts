export { Layout1 } from './Layout1';
export type { Layout1Props } from './Layout1';
export { Shell } from './Shell';
export type { ShellProps } from './Shell';
