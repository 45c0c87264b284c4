export { Layout } from './Layout';
export type { LayoutProps } from './Layout';
export { Shell } from './Shell';
export type { ShellProps } from './Shell';
