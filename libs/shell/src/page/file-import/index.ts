export { FileProblem } from './FileProblem';
export { FileImportDialog } from './FileImportDialog';
export type { FileImportDialogProps } from './FileImportDialog';
export type { ImportContent, ImportQuestion, ImportRow, ImportTable } from './ImportRow';
