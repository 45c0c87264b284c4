import { IconButton } from '@ezone/ui/icon-button';
import { TextField } from '@ezone/ui/text-field';
import { Tooltip } from '@ezone/ui/tooltip';
import { ListFilter, Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { notesMessages } from '../messages';
import { directionFor } from './bareInput';

/** Milliseconds without typing until the notes are searched. */
const SEARCH_DELAY = 150;

export type NotesHeaderProps = {
  /** The name of the place. */
  title: string;
  /** What is searched for now, as the address says. */
  query: string;
  onSearch: (query: string) => void;
  searchRef: Ref<HTMLInputElement>;
  /** Opens the sidebar, where it is a drawer. */
  onOpenPlaces: () => void;
};

/** The name of the place and the search. */
export const NotesHeader = ({ title, query, onSearch, searchRef, onOpenPlaces }: NotesHeaderProps) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(query);
  const [searched, setSearched] = useState(query);
  // The address has changed by another way, such as Back or "Clear".
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

  return (
    <Head>
      <Places>
        <Tooltip text={formatMessage(notesMessages.openPlaces)}>
          <IconButton icon={<ListFilter />} label={formatMessage(notesMessages.openPlaces)} onPress={onOpenPlaces} />
        </Tooltip>
      </Places>
      <Title dir="auto">{title}</Title>
      <SearchBox role="search">
        <Tooltip text={formatMessage(notesMessages.search)} shortcut="/" placement="bottom">
          <TextField
            ref={searchRef}
            type="search"
            label={formatMessage(notesMessages.search)}
            labelHidden
            placeholder={formatMessage(notesMessages.search)}
            dir={directionFor(text)}
            icon={<Search />}
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || text === '') return;
              event.preventDefault();
              setText('');
              search('');
            }}
            end={
              text !== '' && (
                <IconButton
                  icon={<X />}
                  size="dense"
                  label={formatMessage(notesMessages.clearSearch)}
                  onPress={() => {
                    setText('');
                    search('');
                  }}
                />
              )
            }
          />
        </Tooltip>
      </SearchBox>
    </Head>
  );
};

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
`;

const Places = styled.div`
  margin-inline-start: ${({ theme }) => theme.space(-2)};

  ${({ theme }) => theme.up.lg} {
    display: none;
  }
`;

const Title = styled.h1`
  flex: 1;
  min-inline-size: 0;
  ${({ theme }) => theme.type.pageTitle}
  overflow-wrap: anywhere;
  outline: none;
`;

const SearchBox = styled.div`
  flex: 1 1 24rem;
  max-inline-size: 36rem;

  @media (max-width: 599.98px) {
    max-inline-size: none;
    flex-basis: 100%;
  }
`;
