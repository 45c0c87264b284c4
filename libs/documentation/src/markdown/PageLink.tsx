import { RouteLink } from '@ezone/shell/routing';
import { Link } from '@ezone/ui/link';
import type { ComponentProps } from 'react';

/** A link in a text: to a page of the app without loading it anew, to anything else as it is. */
export const PageLink = ({ href = '', ...attributes }: ComponentProps<'a'>) =>
  /^\/(?!api\/|storybook\/)/.test(href) ? (
    <Link as={RouteLink} {...attributes} to={href} />
  ) : (
    <Link {...attributes} href={href} {...(/^https?:/.test(href) && { rel: 'noreferrer' })} />
  );
