export { ListLayout } from './ListLayout';
