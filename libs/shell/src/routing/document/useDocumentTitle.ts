import { useEffect } from 'react';

/** Names the browser's tab: what is shown, then the product. The last one to say so wins. */
export const useDocumentTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} – Ezone`;
  }, [title]);
};
