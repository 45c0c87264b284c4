import { matchPath } from 'react-router-dom';

/** The filters that narrow the todos, in their order; `deleted` shows the trash. */
export const filterHandles = ['starred', 'important', 'dueDate', 'today', 'completed', 'deleted'] as const;

export type TodoFilter = (typeof filterHandles)[number];

/** What the address narrows the todos to. */
export type TodoView = { kind: 'all' } | { kind: 'filter'; handle: TodoFilter } | { kind: 'label'; handle: string };

const root = '/apps/todo';

/** The address of a view, without a slash at its end. */
export const pathOfView = (view: TodoView): string =>
  view.kind === 'all' ? `${root}/all` : `${root}/${view.kind}/${encodeURIComponent(view.handle)}`;

const isFilter = (handle: string | undefined): handle is TodoFilter =>
  filterHandles.some((filter) => filter === handle);

/** The view at an address; undefined where there is none. */
export const viewAt = (pathname: string): TodoView | undefined => {
  // A folder that is called label or filter does not exist, so these come first.
  const label = matchPath(`${root}/label/:handle/:id?`, pathname)?.params.handle;
  if (label !== undefined) return { kind: 'label', handle: label };
  const filter = matchPath(`${root}/filter/:handle/:id?`, pathname)?.params.handle;
  if (filter !== undefined) return isFilter(filter) ? { kind: 'filter', handle: filter } : undefined;
  return matchPath(`${root}/all/:id?`, pathname) ? { kind: 'all' } : undefined;
};
