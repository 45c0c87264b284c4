export { FullscreenButton } from './FullscreenButton';
