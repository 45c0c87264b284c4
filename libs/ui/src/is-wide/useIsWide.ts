import { BREAKPOINTS } from '../theme';
import { useIsFrom } from './useIsFrom';

/**
 * Whether navbars and sidebars fit beside the page: from 1280 px on. Use it where the elements differ; what is only
 * hidden is left to the style sheet.
 */
export const useIsWide = (): boolean => useIsFrom(BREAKPOINTS.lg);
