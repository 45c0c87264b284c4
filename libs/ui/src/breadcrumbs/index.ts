export { Breadcrumbs } from './Breadcrumbs';
export type { BreadcrumbsProps, BreadcrumbStep } from './Breadcrumbs';
