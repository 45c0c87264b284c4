export { fetchOverlays, loadOverlays } from './loadOverlays';
export { OverlaysNotLoaded } from './OverlaysNotLoaded';
