export { createKeptLists } from '../../../records/keptLists';
export { RecordsStage } from './RecordsStage';
export { fakeWindows } from './fakeWindows';
