import { matchPath } from 'react-router-dom';
import type { folders } from './mail';

export type MailFolder = keyof typeof folders;

/** The handles of the folders, in their order. */
export const folderHandles = [
  'inbox',
  'sent',
  'drafts',
  'archive',
  'spam',
  'trash',
] as const satisfies readonly MailFolder[];

/** The filters, in their order: each is a flag that mails have. */
export const filterHandles = ['starred', 'important'] as const;

export type MailFilter = (typeof filterHandles)[number];

/** What the address narrows the mails to. */
export type MailView =
  { kind: 'folder'; handle: MailFolder } | { kind: 'filter'; handle: MailFilter } | { kind: 'label'; handle: string };

const root = '/apps/mail';

/** The address of a view, without a slash at its end. */
export const pathOfView = ({ kind, handle }: MailView): string =>
  kind === 'folder' ? `${root}/${handle}` : `${root}/${kind}/${encodeURIComponent(handle)}`;

const among = <Handle extends string>(handles: readonly Handle[], handle: string | undefined): Handle | undefined =>
  handles.find((one) => one === handle);

/** The view at an address; undefined where there is none. A label comes before a filter, and that before a folder. */
export const viewAt = (pathname: string): MailView | undefined => {
  const label = matchPath(`${root}/label/:handle/:id?`, pathname)?.params.handle;
  if (label !== undefined) return { kind: 'label', handle: label };
  const filter = among(filterHandles, matchPath(`${root}/filter/:handle/:id?`, pathname)?.params.handle);
  if (filter) return { kind: 'filter', handle: filter };
  const folder = among(folderHandles, matchPath(`${root}/:handle/:id?`, pathname)?.params.handle);
  return folder && { kind: 'folder', handle: folder };
};
