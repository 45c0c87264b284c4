export { never, refused, unreachable } from './failures';
export { fakeApi } from './fakeApi';
export type { Answers, FakeApi, FakeRequest, Failure, Route } from './fakeApi';
export { fakeList } from './fakeList';
