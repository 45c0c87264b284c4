import {
  baseKeymap,
  chainCommands,
  exitCode,
  joinTextblockBackward,
  lift,
  newlineInCode,
  setBlockType,
} from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, textblockTypeInputRule, undoInputRule, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { TextSelection } from 'prosemirror-state';
import type { Command, Plugin } from 'prosemirror-state';
import { addressLinks } from './addressLinks';
import { toggleCode, toggleFormat, toggleStrike } from './formats';
import { richTextSchema } from './schema';

const { nodes } = richTextSchema;

/** What is typed at the beginning of a block and makes another one of it. */
const beginnings = () =>
  inputRules({
    rules: [
      wrappingInputRule(/^\s*[-*+]\s$/, nodes.bulletList),
      wrappingInputRule(/^\s*1[.)]\s$/, nodes.orderedList),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      textblockTypeInputRule(/^(##|###)\s$/, nodes.heading, ([, signs]) => ({ level: signs?.length })),
      textblockTypeInputRule(/^```$/, nodes.codeBlock),
    ],
  });

/** At the beginning of a list's item or of a quotation: out of it. At the beginning of a heading or of code: a paragraph. */
const leaveAtStart: Command = (state, dispatch) => {
  const { selection } = state;
  if (!(selection instanceof TextSelection) || selection.$cursor?.parentOffset !== 0) return false;
  const { $from } = selection;
  if ($from.parent.type !== nodes.paragraph) return setBlockType(nodes.paragraph)(state, dispatch);
  if ($from.depth === 1 || $from.index(-1) > 0) return false;
  return $from.node(-1).type === nodes.listItem ? liftListItem(nodes.listItem)(state, dispatch) : lift(state, dispatch);
};

/** On an empty last line of code: a paragraph below it. */
const leaveCode: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  const { parent, parentOffset } = $from;
  const isLast = empty && parent.type.spec.code && parentOffset === parent.content.size;
  if (!isLast || !parent.textContent.endsWith('\n')) return false;
  return exitCode(state, (transaction) => dispatch?.(transaction.delete($from.pos - 1, $from.pos)), view);
};

const breakLine: Command = ({ tr }, dispatch) => {
  dispatch?.(tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
};

// What has left a list is joined with the text before it: it would become an item again.
const back = chainCommands(undoInputRule, leaveAtStart, joinTextblockBackward);

const keys: Record<string, Command> = {
  'Mod-z': undo,
  'Mod-Shift-z': redo,
  'Mod-y': redo,
  'Mod-b': toggleFormat('bold'),
  'Mod-i': toggleFormat('italic'),
  'Mod-u': toggleFormat('underline'),
  'Mod-e': toggleCode,
  'Mod-Shift-s': toggleStrike,
  'Mod-Shift-7': toggleFormat('orderedList'),
  'Mod-Shift-8': toggleFormat('bulletList'),
  'Mod-Shift-b': toggleFormat('blockquote'),
  'Mod-Alt-0': setBlockType(nodes.paragraph),
  'Mod-Alt-2': setBlockType(nodes.heading, { level: 2 }),
  'Mod-Alt-3': setBlockType(nodes.heading, { level: 3 }),
  Enter: chainCommands(leaveCode, splitListItem(nodes.listItem)),
  'Shift-Enter': chainCommands(newlineInCode, breakLine),
  // Elsewhere, and where an item cannot be moved, Tab leaves the field.
  Tab: sinkListItem(nodes.listItem),
  'Shift-Tab': liftListItem(nodes.listItem),
  Backspace: back,
  'Mod-Backspace': back,
  'Shift-Backspace': back,
};

/** What a field of rich text does by itself: history, keys, links, and what is typed for a list, a quotation, a heading or code. */
export const richTextPlugins = (): Plugin[] => [
  history(),
  ...addressLinks(),
  beginnings(),
  keymap(keys),
  keymap(baseKeymap),
];
