/** HTML as both the editor and the server write it: they differ in how they close elements and mark links. */
export const plainHtml = (html: string): string =>
  html
    .replace(/<(br|hr) \/>/g, '<$1>')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>/g, '<a $1>')
    .trim();
