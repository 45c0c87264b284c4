/** A place within the page: a folder, null being the top, or the trash. */
export type FileView = { kind: 'folder'; id: string | null } | { kind: 'trash' };

const ROOT = '/apps/file-manager';

/** The address of a place, without a slash at its end. */
export const pathOfView = (view: FileView): string => {
  if (view.kind === 'trash') return `${ROOT}/trash`;
  return view.id === null ? ROOT : `${ROOT}/folder/${encodeURIComponent(view.id)}`;
};

/** The address of a folder; null is the top. */
export const pathOfFolder = (id: string | null): string => pathOfView({ kind: 'folder', id });

/** The place of an address, which may go on with the file whose details are open. */
export const viewAt = (pathname: string): FileView => {
  const [first, second] = pathname.slice(ROOT.length + 1).split('/');
  if (first === 'trash') return { kind: 'trash' };
  return { kind: 'folder', id: first === 'folder' && second ? decodeURIComponent(second) : null };
};
