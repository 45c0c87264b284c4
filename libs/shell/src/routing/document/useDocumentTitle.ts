import { useEffect, useState } from 'react';

/** What the route at this address is called. */
let ofRoute = '';
/** What pages and their parts call themselves, by their places. */
const ofPages = new Map<number, string>();
let places = 0;

const write = () => {
  document.title = `${ofPages.get(Math.max(...ofPages.keys())) ?? ofRoute} – Ezone`;
};

/**
 * Names the browser's tab for as long as the page is there: what is shown, then the product. It counts for more than the title of the route,
 * and that of a part, such as an open record, for more than that of the page around it, whichever is said last.
 * @param title null where it has none of its own
 */
export const useDocumentTitle = (title: string | null): void => {
  // What stands inside of another is drawn after it.
  const [place] = useState(() => (places += 1));
  useEffect(() => {
    if (title === null) return;
    ofPages.set(place, title);
    write();
    return () => {
      ofPages.delete(place);
      write();
    };
  }, [place, title]);
};

/** Names the browser's tab after the route, where the page itself says nothing. */
export const useRouteTitle = (title: string): void => {
  useEffect(() => {
    ofRoute = title;
    write();
  }, [title]);
};
