/** Where the index of all layouts is; the variants are below it. */
export const indexPath = '/ui/page-layouts';
