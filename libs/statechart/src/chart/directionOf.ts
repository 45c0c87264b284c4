/** The direction an element reads in, as the nearest `dir` says. */
export const directionOf = (element: Element | null | undefined): 'ltr' | 'rtl' =>
  element?.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';
