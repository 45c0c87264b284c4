import { useEffect } from 'react';

/** What the route at this address is called. */
let ofRoute = '';
/** What pages call themselves, the last one to come last. */
const ofPages: { title: string }[] = [];

const write = () => {
  document.title = `${ofPages.at(-1)?.title ?? ofRoute} – Ezone`;
};

/** Names the browser's tab for as long as the page is there: what is shown, then the product. It counts for more than the title of the route, whichever is said last. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    const own = { title };
    ofPages.push(own);
    write();
    return () => {
      ofPages.splice(ofPages.indexOf(own), 1);
      write();
    };
  }, [title]);
};

/** Names the browser's tab after the route, where the page itself says nothing. */
export const useRouteTitle = (title: string): void => {
  useEffect(() => {
    ofRoute = title;
    write();
  }, [title]);
};
