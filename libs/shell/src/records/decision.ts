/** What marks the place in an open record where its user decides. */
export const decision = { 'data-decision': '' };

/** Moves the focus to where something is to be decided on this page, if that is anywhere. */
export const focusDecision = (): void => {
  document.querySelector<HTMLElement>('[data-decision]')?.focus();
};
