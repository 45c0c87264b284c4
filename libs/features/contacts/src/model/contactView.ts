import { matchPath } from 'react-router-dom';

/** The lists that every user has. */
export const ownLists = ['all', 'starred', 'frequent'] as const;

/** What the address narrows the contacts to: one of the lists, or a group by its id. */
export type ContactView = { kind: (typeof ownLists)[number] } | { kind: 'group'; id: string };

const root = '/apps/contacts';

/** The address of a view, without a slash at its end. */
export const pathOfView = (view: ContactView): string =>
  `${root}/${view.kind === 'group' ? encodeURIComponent(view.id) : view.kind}`;

/** The view at an address; undefined where there is none. */
export const viewAt = (pathname: string): ContactView | undefined => {
  const list = matchPath(`${root}/:list/:id?`, pathname)?.params.list;
  if (list === undefined) return undefined;
  const own = ownLists.find((one) => one === list);
  return own ? { kind: own } : { kind: 'group', id: list };
};
