export { localStore, readJson, resumingStore, sessionStore } from './browserStorage';
export type { BrowserStorage } from './browserStorage';
export { keptUnder } from './keptUnder';
