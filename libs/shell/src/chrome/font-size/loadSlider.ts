import { lazyContent } from '@ezone/ui/lazy-content';

/** Fetches the slider. */
export const loadSlider = lazyContent(async () => (await import('./FontSizeSlider')).FontSizeSlider);
