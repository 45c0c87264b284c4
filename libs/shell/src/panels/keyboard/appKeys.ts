import { createKeyMap } from './keyMap';
import { singleKeys } from './singleKeys';

/** The keys of the app that runs in this document. */
export const appKeys = createKeyMap();

appKeys.setSingles(singleKeys.areOn());
document.addEventListener('keydown', appKeys.claim, true);
document.addEventListener('keydown', appKeys.press);
