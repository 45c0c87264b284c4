/** The padding of what scrolls, for what sticks to its very edges: a CSS length. What scrolls gives it as `--pane-inset`. */
export const paneInset = 'var(--pane-inset, 0px)';
