import { BREAKPOINTS } from '../theme';
import { useIsFrom } from './useIsFrom';

/** Whether the screen is as narrow as that of a phone: below 600 px. Use it where the elements differ, as `useIsWide`. */
export const useIsPhone = (): boolean => !useIsFrom(BREAKPOINTS.sm);
