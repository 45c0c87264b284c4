export { localStore, readJson, sessionStore } from './browserStorage';
export type { BrowserStorage } from './browserStorage';
