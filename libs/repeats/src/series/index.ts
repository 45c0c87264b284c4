export { dayOf } from './dayOf';
export { occurrenceAt, occurrencesIn, onceOf, partsOfKey } from './occurrences';
export type { EventTimes, Expand, OccurrenceOf, SeriesEvent } from './occurrences';
export { atTimeOf, daysAfter, momentOf, wallOf, zoneOf } from './zones';
