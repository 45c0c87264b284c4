export { ViewedPicture, Viewer } from './Viewer';
export type { ViewerProps } from './Viewer';
