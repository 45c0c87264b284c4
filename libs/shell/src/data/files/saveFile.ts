/** A file of text that is to be saved. */
export type TextFile = { name: string; type: string; text: string };

/** Hands a text to the browser as a file to be saved. */
export const saveFile = ({ name, type, text }: TextFile): void => saveBlob(name, new Blob([text], { type }));

/** The same, of something that is no text, such as a picture. */
export const saveBlob = (name: string, blob: Blob): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers begin to read it a moment later.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
};
