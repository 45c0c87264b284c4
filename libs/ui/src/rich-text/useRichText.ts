import { EditorState } from 'prosemirror-state';
import type { Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { activeFormats, removeLink, setLink, toggleFormat } from './formats';
import type { ActiveFormat, RichTextFormat } from './formats';
import { readHtml, writeHtml } from './html';
import { richTextPlugins } from './plugins';
import { withText } from './withText';

export type RichTextOptions = {
  /** As HTML. */
  value: string;
  onChange: (html: string) => void;
  /**
   * Whether two values are the same to whoever stores them. A value that is the same as the last one, written another way, changes nothing here.
   * @default they are equal
   */
  isSame?: ((one: string, other: string) => boolean) | undefined;
  /** Of the element that is written in. */
  attributes: Record<string, string>;
  /** How much of the edges of what scrolls is covered when it is made, in pixels: the caret is scrolled clear of that. */
  covered: { top: number; bottom: number };
};

/** Between the caret and what covers the text. */
const GAP = 8;

const isEqual = (one: string, other: string) => one === other;

/** A text that is written with its formats: makes the field in the element that gets `ref`, and says and changes what stands at the caret. */
export function useRichText({ value, onChange, isSame = isEqual, attributes, covered }: RichTextOptions) {
  const ref = useRef<HTMLDivElement>(null);
  const viewRef = useRef<EditorView>(null);
  const [active, setActive] = useState<readonly ActiveFormat[]>([]);
  /** What was last written here or came from elsewhere. */
  const lastRef = useRef(value);

  const show = (view: EditorView, state: EditorState) => {
    view.updateState(state);
    const now = activeFormats(state);
    setActive((before) => (before.join() === now.join() ? before : now));
  };
  const write = useEffectEvent((html: string) => {
    lastRef.current = html;
    onChange(html);
  });
  const create = useEffectEvent((place: HTMLElement) => {
    const clear = { left: 0, right: 0, top: covered.top + GAP, bottom: covered.bottom + GAP };
    const view: EditorView = new EditorView(place, {
      state: EditorState.create({ doc: readHtml(lastRef.current), plugins: richTextPlugins() }),
      attributes,
      scrollThreshold: clear,
      scrollMargin: clear,
      dispatchTransaction: (transaction) => {
        // The editor keeps the caret in sight itself, but only after a key whose effect it has read within 50 ms.
        if (transaction.selectionSet && transaction.getMeta('pointer') !== true) transaction.scrollIntoView();
        show(view, view.state.apply(transaction));
        if (transaction.docChanged) write(writeHtml(view.state.doc));
      },
    });
    return view;
  });
  useLayoutEffect(() => {
    if (!ref.current) return;
    const view = create(ref.current);
    viewRef.current = view;
    return () => {
      viewRef.current = null;
      view.destroy();
    };
  }, []);
  useEffect(() => {
    viewRef.current?.setProps({ attributes });
  }, [attributes]);
  const replace = useEffectEvent((html: string) => {
    if (isSame(html, lastRef.current)) return;
    lastRef.current = html;
    const view = viewRef.current;
    if (view) show(view, withText(view.state, html));
  });
  useEffect(() => {
    replace(value);
  }, [value]);

  const run = (command: Command) => {
    const view = viewRef.current;
    if (!view) return;
    view.focus();
    command(view.state, view.dispatch, view);
  };
  return {
    ref,
    /** What is so where the caret stands, or in all that is selected. */
    active,
    toggle: (format: RichTextFormat) => {
      run(toggleFormat(format));
    },
    /** Links what is selected, or writes the address. */
    setLink: (href: string) => {
      run(setLink(href));
    },
    removeLink: () => {
      run(removeLink);
    },
  };
}
