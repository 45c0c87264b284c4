export { rowWindowsKey, useRowWindows } from './useRowWindows';
export type { RowSource, RowWindow } from './useRowWindows';
