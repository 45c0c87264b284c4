/** @jest-environment ./tools/jest/DocumentEnvironment.ts */
import { EditorState, TextSelection } from 'prosemirror-state';
import { readHtml, writeHtml } from './html';
import { withText } from './withText';

/** A state with its caret after a word. */
const writtenTo = (html: string, word: string) => {
  const doc = readHtml(html);
  let caret = 0;
  doc.descendants((node, position) => {
    const index = node.text?.indexOf(word) ?? -1;
    if (index >= 0) caret = position + index + word.length;
  });
  return EditorState.create({ doc, selection: TextSelection.create(doc, caret) });
};
const beforeCaret = ({ selection: { $from } }: EditorState) => $from.parent.textBetween(0, $from.parentOffset);

it.each([
  ['<p>One two</p>', '<p>Zero</p><p>One two</p>'],
  ['<p>One two three</p>', '<p>One two and three</p>'],
  ['<p>One two</p><p>aa</p>', '<p>One two</p><p>aaa</p>'],
  ['<p>Zero</p><p>One two</p>', '<ul><li><p>Zero</p></li></ul><p>One two</p>'],
  ['<p>One two</p><ul><li><p>a</p></li></ul>', '<p>One two</p><p>a</p><blockquote><p>b</p></blockquote>'],
])('leaves the caret where it is: from %s to %s', (from, to) => {
  const state = withText(writtenTo(from, 'two'), to);
  expect(writeHtml(state.doc)).toBe(writeHtml(readHtml(to)));
  expect(beforeCaret(state)).toBe('One two');
});

it('is the same state where the text is the same', () => {
  const state = writtenTo('<p>One</p>', 'One');
  expect(withText(state, '<p dir="auto">One</p>')).toBe(state);
});
