/** What stands under a heading of a page, or above the first, as plain text. */
export type SearchedText = {
  /** The heading's place in the address; empty above the first. */
  id: string;
  /** In English; empty above the first. */
  heading: string;
  /** The id of the heading's sentence; none where it is code. */
  message?: string;
  text: string;
  /** The text is the names in the code and in the tables of props of the whole page. */
  isCode?: boolean;
};
