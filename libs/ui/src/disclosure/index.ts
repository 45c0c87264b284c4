export { Accordion } from './Accordion';
export type { AccordionItem, AccordionProps } from './Accordion';
export { Collapse } from './Collapse';
export type { CollapseProps } from './Collapse';
export { Disclosure } from './Disclosure';
export type { DisclosureProps, HeadingLevel } from './Disclosure';
