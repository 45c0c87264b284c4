/**
 * Types what was held back into the field that has the focus, after what stands before the caret. What was not seen yet is not sent: a line
 * break in a single line is a space, and none at the end.
 */
export const typeInto = (typed: string): void => {
  const text = typed.replace(/\n+$/, '');
  const { activeElement: field } = document;
  if (text === '' || !(field instanceof HTMLElement)) return;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    // What has no caret, such as a box to tick, takes no text.
    if (field.selectionStart === null) return;
    const line = field instanceof HTMLInputElement ? text.replaceAll('\n', ' ') : text;
    field.setRangeText(line, field.selectionStart, field.selectionEnd ?? field.selectionStart, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  } else if (field.isContentEditable) document.execCommand('insertText', false, text);
};
