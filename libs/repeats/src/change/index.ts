export { changeSeries, isOfSeries, rebased, removeFromSeries, scopes } from './changeSeries';
export type { Scope, SeriesChange } from './changeSeries';
export { mergeRepeat } from './mergeRepeat';
