export { FullscreenToggle } from './FullscreenToggle';
export { isFullscreen } from './isFullscreen';
export { fullscreenMessages } from './messages';
export { useFullscreen } from './useFullscreen';
export type { Fullscreen } from './useFullscreen';
