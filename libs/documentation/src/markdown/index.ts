export { codeColors } from './CodeBlock';
export type { CodeBlockProps } from './CodeBlock';
