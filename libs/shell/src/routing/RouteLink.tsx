import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { useIntent } from './useIntent';

/** Props of a link to a page of the app, beside those of an anchor. */
export type RouteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An absolute path; query and hash may follow. */
  to: string;
  /** What the page finds in the location's state. */
  state?: unknown;
  /** Takes the place of this page in the browser's history. @default false */
  replace?: boolean;
  /** Called when somebody is about to follow it, to fetch what the page shows there. */
  onIntent?: () => void;
};

/** Ours, and what hears the same on behalf of something around the link, such as a tooltip. */
const both =
  <Event,>(ours: () => void, theirs: ((event: Event) => void) | undefined) =>
  (event: Event) => {
    ours();
    theirs?.(event);
  };

/**
 * A link to a page of the app. It fetches the page when somebody is about to follow it, so that following is instant.
 * The router's own link does not know our pages, and brings 3 kB for frameworks that we do not use.
 */
export const RouteLink = ({ to, state, replace = false, onIntent, onClick, ...attributes }: RouteLinkProps) => {
  const intent = useIntent(to, onIntent);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace, target: attributes.target });
  return (
    <a
      {...attributes}
      onPointerEnter={both(intent.onPointerEnter, attributes.onPointerEnter)}
      onPointerLeave={both(intent.onPointerLeave, attributes.onPointerLeave)}
      onFocus={both(intent.onFocus, attributes.onFocus)}
      onTouchStart={both(intent.onTouchStart, attributes.onTouchStart)}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
};
