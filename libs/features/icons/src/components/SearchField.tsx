import { useKeys } from '@ezone/shell/keyboard';
import { IconButton } from '@ezone/ui/icon-button';
import { TextField } from '@ezone/ui/text-field';
import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { iconMessages } from '../messages';

/** Milliseconds without typing until it is searched. */
const SEARCH_DELAY = 150;

export type SearchFieldProps = {
  /** What is searched for now, as the address says. */
  query: string;
  onSearch: (query: string) => void;
  /** The field itself, to give it the focus. */
  fieldRef: RefObject<HTMLInputElement | null>;
};

/** The search for icons. "/" leads to it, Escape empties it. */
export const SearchField = ({ query, onSearch, fieldRef: field }: SearchFieldProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(query);
  const [searched, setSearched] = useState(query);
  // The address has changed by another way, such as "Clear".
  if (query !== searched) {
    setSearched(query);
    setText(query);
  }
  const search = (wanted: string) => {
    setSearched(wanted);
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
  useKeys([
    {
      keys: '/',
      label: iconMessages.search,
      group: 'page',
      run: () => {
        field.current?.focus();
        return undefined;
      },
    },
  ]);
  const empty = () => {
    setText('');
    search('');
    field.current?.focus();
  };

  return (
    <div role="search">
      <TextField
        ref={field}
        type="search"
        label={formatMessage(iconMessages.search)}
        labelHidden
        placeholder={formatMessage(iconMessages.search)}
        dir={text === '' ? undefined : 'auto'}
        icon={<Search />}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.preventDefault();
          empty();
        }}
        end={
          text !== '' && (
            <IconButton icon={<X />} size="dense" label={formatMessage(iconMessages.clearSearch)} onPress={empty} />
          )
        }
      />
    </div>
  );
};
