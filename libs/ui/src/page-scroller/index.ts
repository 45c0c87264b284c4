export { growingPage, PAGE_SCROLLER, pageScroller } from './pageScroller';
