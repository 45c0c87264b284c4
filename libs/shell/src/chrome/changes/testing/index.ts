export { RecordsStage } from './RecordsStage';
export { fakeWindows } from './fakeWindows';
