export { AnchorTo } from './AnchorTo';
export type { LinkTo, LinkToProps } from './AnchorTo';
export { Link } from './Link';
export type { LinkProps } from './Link';
