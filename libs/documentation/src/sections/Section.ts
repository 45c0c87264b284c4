import type { MessageDescriptor } from 'react-intl';
import type { LoadContent } from '../Content';

/** A page of documentation. */
export type DocumentationEntry = { path: string; title: MessageDescriptor; load: LoadContent };

/** A part of the documentation, which its menu folds away. */
export type Section = { id: string; title: MessageDescriptor; pages: readonly DocumentationEntry[] };

/** A page at `/documentation/<path>`. Its title is that of its file, which a spec compares. */
export const page = (path: string, title: MessageDescriptor, load: LoadContent): DocumentationEntry => ({
  path: `/documentation/${path}`,
  title,
  load,
});
