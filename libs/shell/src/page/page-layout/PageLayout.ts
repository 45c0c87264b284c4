import type { ReactNode } from 'react';

/** A sidebar of a page: 240 px wide, in apps 208 below 1600, with `isWide` 280. */
export type PageSidebar = {
  /** Names the landmark and the button that opens it, already translated. */
  name: string;
  content: ReactNode;
  /**
   * Always a drawer. Without this it stands beside the page from lg up and is a drawer below.
   * @default false
   */
  isTemporary?: boolean;
  /** For lines that are whole titles: 280 px wide. @default false */
  isWide?: boolean;
};

/** What both page layouts take. */
export type PageLayoutProps = {
  /** The head of the page with its h1, at least 120 px high. */
  header?: ReactNode;
  /** A bar over the content, at least 64 px high: what acts on it, or `PageTabs`. */
  toolbar?: ReactNode;
  /** The sidebar where lines begin: left, and right in Arabic. */
  start?: PageSidebar;
  /** The sidebar where lines end. */
  end?: PageSidebar;
  /**
   * What scrolls. `page`: the whole page. `content`: the content, under a fixed header and toolbar; it fills the view
   * exactly, and if the view is too low to read in, the page scrolls as well. `parts`: like `content`, without padding,
   * and the elements in the content scroll by themselves. @default 'page'
   */
  scroll?: 'page' | 'content' | 'parts';
  /** The content. */
  children: ReactNode;
};
