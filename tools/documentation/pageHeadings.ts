/** A heading within a page of documentation. */
export type Heading = {
  /** Its place in the address. */
  id: string;
  /** In English. */
  text: string;
  level: number;
  /** Its sentence. The name of a state or a component is code and has none. */
  message?: { id: string; defaultMessage: string };
};

/** `panelMachine`, `open.looking` and `LinkButton` are what the code calls them, and `6.2.0` is a release. */
const isCode = (text: string) => /^[a-z][\w.]*$|^[A-Z][a-z]+[A-Z]\w*$|^\d+\.\d+\.\d+$/.test(text);

/** The id of the sentence that a heading is: `docs.heading.whenToUseIt`. Undefined where it is code. */
export const headingMessage = (text: string): string | undefined => {
  if (isCode(text)) return undefined;
  const words = text.replace(/['’]/g, '').split(/[^\p{L}\p{N}]+/u);
  const [first = '', ...others] = words.filter(Boolean).map((word) => word.toLowerCase());
  return `docs.heading.${first}${others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
};

/** The headings of the second and third level in a page's source, without what stands in its code. */
export const headingsIn = (source: string): string[] =>
  [...source.replace(/^(```+)[^]*?^\1/gm, '').matchAll(/^#{2,3} +(.+?) *$/gm)].map(([, text = '']) =>
    text.replaceAll('`', ''),
  );
