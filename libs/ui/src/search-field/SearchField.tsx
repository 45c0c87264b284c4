import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { IconButton } from '../icon-button';
import { TextField } from '../text-field';
import { Tooltip } from '../tooltip';

/** Milliseconds without typing before the search starts. */
const SEARCH_DELAY = 150;

/** What a page can do with the field. */
export type SearchFieldHandle = { focus: () => void };

export type SearchFieldProps = {
  ref?: Ref<SearchFieldHandle>;
  /** What is searched, already translated; it also stands in the empty field. */
  label: string;
  /** Names the button that empties the field. */
  clearLabel: string;
  /** The key that leads to it, shown in its tooltip. */
  shortcut?: string | undefined;
  /** The current search, as in the address. It can also change without typing, for example by Back. */
  query: string;
  /** Called with the trimmed text when typing pauses. */
  onSearch: (query: string) => void;
  /** Called when Enter is pressed, with the trimmed text, which is searched at once. */
  onEnter?: ((query: string) => void) | undefined;
};

/** A field that searches while one types, and at once on Enter. Escape and its button empty it, at once. */
export const SearchField = ({ ref, label, clearLabel, shortcut, query, onSearch, onEnter }: SearchFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, (): SearchFieldHandle => ({ focus: () => field.current?.focus() }), []);
  // Who is in the field has no need of the way to it, and a page may begin there.
  const [isHinted, setHinted] = useState(false);
  const [isEntered, setEntered] = useState(false);
  const [text, setText] = useState(query);
  const [known, setKnown] = useState(query);
  /** What was searched for, oldest first, as long as the page does not say so: it follows a moment later. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  if (query !== known) {
    const at = asked.indexOf(query);
    setKnown(query);
    setAsked(at < 0 ? [] : asked.slice(at + 1));
    // The search was changed without typing. What is typed is not written anew for anything else: undo would end there.
    if (at < 0) setText(query);
  }
  const search = (wanted: string) => {
    if (wanted !== query) setAsked([...asked, wanted]);
    onSearch(wanted);
  };
  const searchLate = useEffectEvent(search);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === query) return;
    const timer = setTimeout(() => {
      searchLate(wanted);
    }, SEARCH_DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [text, query]);
  const empty = () => {
    setText('');
    search('');
    // The pressed button is removed, so the focus would be lost.
    field.current?.focus();
  };

  return (
    <div role="search" aria-label={label}>
      <Tooltip
        text={label}
        shortcut={shortcut}
        placement="bottom"
        open={isHinted && !isEntered}
        onOpenChange={setHinted}
      >
        <TextField
          ref={field}
          type="search"
          label={label}
          labelHidden
          placeholder={label}
          // While empty, the placeholder has the direction of the page.
          dir={text === '' ? undefined : 'auto'}
          icon={<Search />}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onFocus={() => {
            setEntered(true);
          }}
          onBlur={() => {
            setEntered(false);
            setHinted(false);
          }}
          onChange={({ target }) => {
            setText(target.value);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && onEnter && !event.nativeEvent.isComposing) {
              const wanted = text.trim();
              if (wanted !== query) search(wanted);
              onEnter(wanted);
            }
            if (event.key !== 'Escape' || text === '') return;
            event.preventDefault();
            empty();
          }}
          end={text !== '' && <IconButton icon={<X />} size="dense" label={clearLabel} onPress={empty} />}
        />
      </Tooltip>
    </div>
  );
};
