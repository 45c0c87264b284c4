export { at, eventOf, mailOf, noteOf, sampleToday, todoOf, wholeDay } from './todayServer';
export type { TodayData } from './todayServer';
