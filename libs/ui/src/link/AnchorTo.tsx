import type { ComponentType, MouseEvent, ReactNode } from 'react';

/** What a component hands to a link that it was given by `as`. */
export type LinkToProps = {
  /** The address that it leads to. */
  to: string;
  children: ReactNode;
  className?: string;
  'aria-current'?: 'page' | 'step' | undefined;
  'aria-disabled'?: true | undefined;
  'aria-label'?: string | undefined;
  dir?: 'auto';
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
};

/** A link that components take by `as`, such as the router's: what knows no router leads on by it without loading the page again. */
export type LinkTo = ComponentType<LinkToProps>;

/** The link of those that were given none: the browser loads the address. */
export const AnchorTo = ({ to, ...attributes }: LinkToProps) => <a {...attributes} href={to} />;
