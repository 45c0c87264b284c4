export { cutLine } from './cutLine';
