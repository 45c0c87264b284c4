export { SchemeCard } from './SchemeCard';
export type { SchemeCardProps } from './SchemeCard';
export { SchemeCards, SchemesHeading } from './SchemeCards';
export type { SchemeCardsProps } from './SchemeCards';
