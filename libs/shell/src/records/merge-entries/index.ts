export { joinWhole, mergeEntries } from './mergeEntries';
