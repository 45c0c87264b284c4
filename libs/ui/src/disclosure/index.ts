export { Collapse } from './Collapse';
export type { CollapseProps } from './Collapse';
export { Disclosure } from './Disclosure';
export type { DisclosureProps } from './Disclosure';
