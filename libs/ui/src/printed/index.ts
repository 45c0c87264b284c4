export { Printed } from './Printed';
export type { PrintedProps } from './Printed';
