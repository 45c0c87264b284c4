export { FilesMenu } from './FilesMenu';
export type { FilesMenuProps } from './FilesMenu';
export { useSaveFile } from './useSaveFile';
