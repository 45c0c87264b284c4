import { InputRule, inputRules } from 'prosemirror-inputrules';
import { Fragment, Slice } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { Transaction } from 'prosemirror-state';
import { addressesIn, LONGEST_ADDRESS } from './addresses';
import { richTextSchema } from './schema';

const { link, code } = richTextSchema.marks;

/** Makes a link of the address that ends at a position, if one does. */
const linkAddressBefore = (transaction: Transaction, position: number): boolean => {
  const { parent, parentOffset } = transaction.doc.resolve(position);
  const begin = Math.max(0, parentOffset - LONGEST_ADDRESS);
  const before = parent.textBetween(begin, parentOffset, null, '\ufffc');
  const address = addressesIn(before).at(-1);
  // Between the address and the position may stand the end of a sentence.
  if (parent.type.spec.code || !address || /\s/.test(before.slice(address.end))) return false;
  const origin = position - before.length;
  const [from, to] = [origin + address.start, origin + address.end];
  if (transaction.doc.rangeHasMark(from, to, link) || transaction.doc.rangeHasMark(from, to, code)) return false;
  transaction.addMark(from, to, link.create({ href: address.href }));
  return true;
};

/** A space ends an address. Backspace right after it takes the link back and leaves the text. */
const afterSpace = new InputRule(
  /\S\s$/,
  (state, [typed], start, end) => {
    if (!state.selection.empty) return null;
    const { tr } = state;
    if (!linkAddressBefore(tr, start + 1)) return null;
    // What an input method has composed stands in the document already; a key that was typed does not.
    const missing = typed.slice(end - start);
    return missing === '' ? tr : tr.insertText(missing, end);
  },
  { inCodeMark: false },
);

/** The same text with its addresses as links. */
const linkedText = (node: Node): Node[] => {
  const text = node.text ?? '';
  const parts: Node[] = [];
  let done = 0;
  for (const { start, end, href } of addressesIn(text)) {
    if (start > done) parts.push(node.cut(done, start));
    parts.push(node.cut(start, end).mark(link.create({ href }).addToSet(node.marks)));
    done = end;
  }
  if (done < text.length) parts.push(node.cut(done));
  return parts;
};

const linked = (content: Fragment): Fragment => {
  const nodes: Node[] = [];
  content.forEach((node) => {
    if (!node.isText) nodes.push(node.type.spec.code ? node : node.copy(linked(node.content)));
    else if (link.isInSet(node.marks) || code.isInSet(node.marks)) nodes.push(node);
    else nodes.push(...linkedText(node));
  });
  return Fragment.fromArray(nodes);
};

/** Web and e-mail addresses become links when they are typed or pasted. One that is pasted over a selection makes a link of that. */
export const addressLinks = (): Plugin[] => [
  inputRules({ rules: [afterSpace] }),
  new Plugin({
    props: {
      handleKeyDown: (view, { key }) => {
        const { tr, selection } = view.state;
        if (key === 'Enter' && selection.empty && linkAddressBefore(tr, selection.from)) view.dispatch(tr);
        // What Enter does is for the keys to say.
        return false;
      },
      handlePaste: ({ state, dispatch }, _event, { content }) => {
        const { from, to, empty, $from } = state.selection;
        const text = content.textBetween(0, content.size, ' ').trim();
        const [address] = addressesIn(text);
        const isAddress = address?.start === 0 && address.end === text.length;
        if (empty || !isAddress || $from.parent.type.spec.code) return false;
        dispatch(state.tr.addMark(from, to, link.create({ href: address.href })).scrollIntoView());
        return true;
      },
      transformPasted: (slice, { state }) =>
        state.selection.$from.parent.type.spec.code
          ? slice
          : new Slice(linked(slice.content), slice.openStart, slice.openEnd),
    },
  }),
];
