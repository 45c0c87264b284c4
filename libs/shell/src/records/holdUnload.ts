/** Has the browser ask before the page is closed. Returns how to stop that. */
export const holdUnload = (): (() => void) => {
  const hold = (event: BeforeUnloadEvent) => {
    event.preventDefault();
  };
  window.addEventListener('beforeunload', hold);
  return () => {
    window.removeEventListener('beforeunload', hold);
  };
};
