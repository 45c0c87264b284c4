export { Countdown } from './Countdown';
export type { CountdownProps, CountdownUnit } from './Countdown';
export type { TimeLeft } from './timeLeft';
