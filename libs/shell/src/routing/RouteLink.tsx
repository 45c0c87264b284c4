import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useIntent } from './useIntent';

/** Props of a link to a page of the app, beside those of the router's link. */
export type RouteLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link to a page of the app. It fetches the page when somebody is about to follow it, so that following is instant. */
export const RouteLink = ({ to, ...attributes }: RouteLinkProps) => <Link {...useIntent(to)} {...attributes} to={to} />;
