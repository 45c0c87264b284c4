export { fakeLiveSocket } from './fakeLiveSocket';
export type { FakeHandler, FakeLiveSocket } from './fakeLiveSocket';
