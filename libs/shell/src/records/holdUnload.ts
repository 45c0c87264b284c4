/**
 * Has the browser ask before the page is closed. Returns how to stop that.
 * @param isWanted whether it is to ask in this moment
 */
export const holdUnload = (isWanted = () => true): (() => void) => {
  const hold = (event: BeforeUnloadEvent) => {
    if (isWanted()) event.preventDefault();
  };
  window.addEventListener('beforeunload', hold);
  return () => {
    window.removeEventListener('beforeunload', hold);
  };
};
