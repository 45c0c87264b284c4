import { stableId } from '../database/stable-id';

/** The administrator of the demo. Its id never changes, so that links to demo data work on every machine. */
export const DEMO_ADMIN_ID = '7c2e8f04-5d1b-4a6e-9b0c-000000000001';

/** The id of a starter record of the demo admin, for examples that can be tried. @param parts as its module makes it */
export const demoAdminsId = (...parts: string[]): string => stableId(DEMO_ADMIN_ID, ...parts);
