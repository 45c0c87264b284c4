export { FullscreenToggle } from './FullscreenToggle';
export { isFullscreen } from './useFullscreen';
export { fullscreenMessages } from './messages';
export { useFullscreen } from './useFullscreen';
export type { Fullscreen } from './useFullscreen';
