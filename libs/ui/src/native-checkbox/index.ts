export { nativeCheckbox } from './nativeCheckbox';
