import type { WebPage } from '../web-page';
export declare const pages: readonly WebPage[];
