/** The documented width of both settings panels. */
export const SETTINGS_WIDTH = 'min(38rem, 90vw)';
