export { Button } from './Button';
export type { ButtonProps } from './Button';
export { LinkButton } from './LinkButton';
export { buttonStyle } from './buttonStyle';
export type { ButtonSize, ButtonStyleProps, ButtonVariant } from './buttonStyle';
export { Spinner } from './Spinner';
