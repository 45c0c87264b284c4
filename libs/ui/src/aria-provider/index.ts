export { AriaProvider } from './AriaProvider';
export type { AriaProviderProps } from './AriaProvider';
