export { localStore, sessionStore } from './browserStorage';
export type { BrowserStorage } from './browserStorage';
