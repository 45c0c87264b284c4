export { RecordsStage } from './RecordsStage';
