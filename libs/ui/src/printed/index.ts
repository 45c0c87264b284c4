export type { PaperProps } from './Paper';
export { Paper } from './Paper';
export type { PrintedProps } from './Printed';
export { Printed } from './Printed';
