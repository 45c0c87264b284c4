import type { EditorState } from 'prosemirror-state';
import { readHtml } from './html';

/** The same state with a text that comes from elsewhere. Only what differs is replaced, so that the caret stays where it can; undo passes over it. */
export const withText = (state: EditorState, html: string): EditorState => {
  const { doc } = state;
  const next = readHtml(html);
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || !end) return state;
  // From "aa" to "aaa" the difference ends before it starts.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const part = state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  // A part that does not fit into its place is left out by ProseMirror, or put elsewhere.
  const whole = part.doc.eq(next) ? part : state.tr.replaceWith(0, doc.content.size, next.content);
  return state.apply(whole.setMeta('addToHistory', false));
};
