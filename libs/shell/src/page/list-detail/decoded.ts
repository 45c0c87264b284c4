/** Decodes a part of an address. What is not well encoded, such as a lone `%`, is answered as it stands. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
