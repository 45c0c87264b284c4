import { setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapRangeInList } from 'prosemirror-schema-list';
import { AllSelection, Selection, TextSelection } from 'prosemirror-state';
import type { Command, EditorState } from 'prosemirror-state';
import { richTextSchema } from './schema';

const { marks, nodes } = richTextSchema;

/** What can be switched on and off where the caret stands, or for what is selected. */
export type RichTextFormat =
  'bold' | 'italic' | 'underline' | 'heading' | 'bulletList' | 'orderedList' | 'blockquote' | 'codeBlock';

const lists: readonly NodeType[] = [nodes.bulletList, nodes.orderedList];

/** "Select all" selects the document, which is in no list and no quotation. For formats it is the text from the first to the last letter. */
const withTextSelected = (state: EditorState): EditorState => {
  const { doc, selection, tr } = state;
  if (!(selection instanceof AllSelection)) return state;
  const [{ $from }, { $to }] = [Selection.atStart(doc), Selection.atEnd(doc)];
  return state.apply(tr.setSelection(TextSelection.between($from, $to)));
};

/** The innermost element of these types around the whole selection, and how deep it stands. */
const around = ({ selection: { $from, to } }: EditorState, types: readonly NodeType[]) => {
  for (let depth = $from.sharedDepth(to); depth > 0; depth--) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, depth, position: $from.before(depth) };
  }
  return null;
};

/** Whether all of the selected text has a mark, or what would be typed now. */
const hasMark = ({ doc, selection, storedMarks }: EditorState, mark: MarkType): boolean => {
  const { empty, $from, from, to } = selection;
  if (empty) return mark.isInSet(storedMarks ?? $from.marks()) !== undefined;
  const texts: boolean[] = [];
  doc.nodesBetween(from, to, (node) => {
    if (node.isText) texts.push(mark.isInSet(node.marks) !== undefined);
  });
  return texts.length > 0 && texts.every(Boolean);
};

const toggle = (mark: MarkType): Command => toggleMark(mark, null, { removeWhenPresent: false });

/** Puts the blocks into a list, takes them out of one of this kind, or makes a list of the other kind into this. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = around(state, lists);
    if (list?.node.type === type) return liftListItem(nodes.listItem)(state, dispatch);
    const { tr } = state;
    if (list) {
      dispatch?.(tr.setNodeMarkup(list.position, type).scrollIntoView());
      return true;
    }
    // An item begins with a paragraph and not with a heading.
    tr.setBlockType(state.selection.from, state.selection.to, nodes.paragraph);
    const range = tr.selection.$from.blockRange(tr.selection.$to);
    if (!range || !wrapRangeInList(tr, range, type)) return false;
    dispatch?.(tr.scrollIntoView());
    return true;
  };

const toggleQuote: Command = (state, dispatch) => {
  const quote = around(state, [nodes.blockquote]);
  if (!quote) return wrapIn(nodes.blockquote)(state, dispatch);
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, ({ type }) => type === nodes.blockquote);
  if (range) dispatch?.(state.tr.lift(range, range.depth - 1).scrollIntoView());
  return range !== null;
};

/** Makes the blocks into ones of this kind, or one that is into a paragraph. What begins an item of a list stays what it is. */
const toggleBlock =
  (type: NodeType): Command =>
  (state, dispatch) =>
    setBlockType(around(state, [type]) ? nodes.paragraph : type)(state, dispatch);

const commands: Record<RichTextFormat, Command> = {
  bold: toggle(marks.bold),
  italic: toggle(marks.italic),
  underline: toggle(marks.underline),
  heading: toggleBlock(nodes.heading),
  bulletList: toggleList(nodes.bulletList),
  orderedList: toggleList(nodes.orderedList),
  blockquote: toggleQuote,
  codeBlock: toggleBlock(nodes.codeBlock),
};

export const toggleFormat =
  (format: RichTextFormat): Command =>
  (state, dispatch, view) =>
    commands[format](withTextSelected(state), dispatch, view);

export const toggleStrike = toggle(marks.strike);
export const toggleCode = toggle(marks.code);

/** Links what is selected; where nothing is, the address is written. */
export const setLink =
  (href: string): Command =>
  ({ tr, selection, schema }, dispatch) => {
    const { from, to, empty, $from } = selection;
    const link = marks.link.create({ href });
    if (empty) tr.replaceSelectionWith(schema.text(href, link.addToSet($from.marks())), false);
    else tr.addMark(from, to, link);
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Takes the link off what is selected, or all of the link in which the caret stands. */
export const removeLink: Command = ({ tr, selection, doc }, dispatch) => {
  const { from, to, empty, $from } = selection;
  const link = marks.link.isInSet($from.marks());
  if (!empty) tr.removeMark(from, to, marks.link);
  else if (link) {
    // A text that is partly bold is more than one node.
    doc.nodesBetween($from.start(), $from.end(), (node, position) => {
      if (link.isInSet(node.marks)) tr.removeMark(position, position + node.nodeSize, link);
    });
  }
  dispatch?.(tr);
  return tr.docChanged;
};

export type ActiveFormat = RichTextFormat | 'link';

/** What is so where the caret stands, or in all that is selected. */
export const activeFormats = (current: EditorState): ActiveFormat[] => {
  const state = withTextSelected(current);
  const list = around(state, lists)?.node.type.name;
  const active: Record<ActiveFormat, boolean> = {
    bold: hasMark(state, marks.bold),
    italic: hasMark(state, marks.italic),
    underline: hasMark(state, marks.underline),
    heading: around(state, [nodes.heading]) !== null,
    bulletList: list === 'bulletList',
    orderedList: list === 'orderedList',
    blockquote: around(state, [nodes.blockquote]) !== null,
    codeBlock: around(state, [nodes.codeBlock]) !== null,
    link: hasMark(state, marks.link),
  };
  return (Object.keys(active) as ActiveFormat[]).filter((format) => active[format]);
};
