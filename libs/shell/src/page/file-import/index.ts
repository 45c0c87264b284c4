export { FileProblem } from './FileProblem';
export { FileImportDialog } from './FileImportDialog';
export type { FileImportDialogProps } from './FileImportDialog';
export type { ImportRow, ImportTable } from './ImportRow';
