export { Stepper } from './Stepper';
export type { Step, StepperProps } from './Stepper';
