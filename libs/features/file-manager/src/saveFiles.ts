import { downloadOf } from './model/file';
import type { FileEntry } from './model/file';

/** Has the browser save files. Folders and files without a content are passed over. */
export const saveFiles = (files: readonly Pick<FileEntry, 'url' | 'name'>[]): void => {
  for (const { url, name } of files) {
    if (url === null) continue;
    const link = document.createElement('a');
    link.href = downloadOf(url);
    link.download = name;
    link.click();
  }
};
