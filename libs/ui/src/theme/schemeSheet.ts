import { createSchemeSheet } from './createSchemeSheet';

/** The colours of all schemes on this page. Whoever is about to offer schemes calls `load`, so that choosing one is instant. */
export const schemeSheet = createSchemeSheet(async () => (await import('./lateSheet')).lateSheet);
