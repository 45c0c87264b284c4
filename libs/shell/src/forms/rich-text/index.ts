export { HtmlField } from './HtmlField';
export type { HtmlFieldProps } from './HtmlField';
