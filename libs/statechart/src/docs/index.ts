export { Related } from './Related';
export { States } from './States';
