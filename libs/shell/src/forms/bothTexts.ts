/** Two versions of a text as one: mine, and theirs below it. What is the same, or empty, is not repeated. */
export const bothTexts = (mine: string, theirs: string): string =>
  mine.trim() === theirs.trim() ? mine : [mine, theirs].filter((text) => text.trim() !== '').join('\n\n');
