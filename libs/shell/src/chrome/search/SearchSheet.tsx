import { CommandList, CommandOverlay } from '@ezone/ui/command-list';
import type { Command, CommandGroup } from '@ezone/ui/command-list';
import { useTypedText } from '@ezone/ui/typed-text';
import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { ReactNode } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { appKeys, shownKeys } from '../../panels/keyboard';
import { isWithMod } from '../../panels/keyboard/keyMap';
import { commonMessages } from '../../notices/words';
import type { searchMachine } from './searchMachine';
import { notAsked, useRecordsFound } from './useRecordsFound';
import type { RecordsFound } from './useRecordsFound';
import type { SearchAction } from './useSearchActions';

type ListSentence = 'hint' | 'back' | 'pages' | 'commands' | 'found' | 'all' | 'everywhere' | 'everything';

/** What it says once it is open. It is fetched with what it looks like. */
// react-intl's own type does not see the argument of a plural.
const searchListMessages: Record<ListSentence, MessageDescriptor> = defineMessages({
  hint: { id: 'search.list.hint', defaultMessage: 'Write a part of the name of a page or a command.' },
  back: { id: 'search.list.back', defaultMessage: 'Close the search' },
  pages: { id: 'search.list.pages', defaultMessage: 'Pages' },
  commands: { id: 'search.list.commands', defaultMessage: 'Commands' },
  found: {
    id: 'search.list.found',
    defaultMessage: '{count, plural, one {# suggestion} other {# suggestions}}',
  },
  all: { id: 'search.list.all', defaultMessage: 'Show all pages' },
  everywhere: { id: 'search.list.everywhere', defaultMessage: 'In all apps' },
  everything: { id: 'search.list.everything', defaultMessage: 'Everything with “{text}”' },
});

export type SearchSheetProps = {
  actor: ActorRefFrom<typeof searchMachine>;
  /** How what is suggested looks, by its id. */
  actions: ReadonlyMap<string, SearchAction>;
  /** The ids of what is listed while nothing is written, under headings. */
  likely: readonly { id: string; title: string; actions: readonly string[] }[];
  /** Ends that what is typed is kept for the field, and answers what was typed before it was there; Enter is a line break. */
  takeTyped: () => string;
  /** What is in all apps; nobody can look there without it. */
  everywhere?: Everywhere | undefined;
  /** It has closed. */
  onGone: () => void;
};

/** What the search shows of what is in all apps, and where it leads. */
export type Everywhere = {
  /** How a record looks that is shown at an address, and which app it is of. */
  lookOf: (url: string) => { icon?: ReactNode; app?: string | undefined };
  /** Whether an address is of the app that one is in: what is there comes first. */
  isHere: (url: string) => boolean;
  /** Opens a record, at its address. */
  onOpen: (url: string) => void;
  /** Shows all that has a text. */
  onAll: (text: string) => void;
};

/** The open search. */
export const SearchSheet = ({ actor, ...list }: SearchSheetProps) => {
  const { formatMessage } = useIntl();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  return (
    <CommandOverlay
      open={isOpen}
      onClose={() => actor.send({ type: 'closed' })}
      label={formatMessage(commonMessages.search)}
    >
      {list.everywhere ? <SearchEverywhere actor={actor} {...list} /> : <SearchList actor={actor} {...list} />}
    </CommandOverlay>
  );
};

/** How keys are shown that do the same. */
const keyOf = (keys: string) => (appKeys.areSinglesOn() || isWithMod(keys) ? shownKeys(keys) : undefined);

/** The id of the way to what is found in all apps. */
const EVERYTHING = 'everything';
/** With this the ids of records begin. */
const RECORD = 'record ';

function SearchEverywhere(props: SearchSheetProps) {
  const text = useSelector(props.actor, ({ context }) => context.text);
  return <SearchList {...props} records={useRecordsFound(text)} />;
}

type SearchListProps = SearchSheetProps & { records?: RecordsFound };

function SearchList({ actor, actions, likely, takeTyped, everywhere, onGone, records = notAsked }: SearchListProps) {
  const { formatMessage } = useIntl();
  const { text, suggestions } = useSelector(actor, ({ context }) => context);
  const search = useTypedText((written: string) => actor.send({ type: 'text.changed', text: written }));
  const isEmpty = useSelector(actor, (snapshot) => !snapshot.matches({ open: 'suggesting' }));
  const isNothing = useSelector(actor, (snapshot) => snapshot.matches({ open: 'nothingFound' }));
  const arrive = useEffectEvent(() => {
    const [typed = '', ...entered] = takeTyped().split('\n');
    if (typed !== '') search(typed);
    if (entered.length === 0) return;
    const [nearest] = actor.getSnapshot().context.suggestions;
    if (nearest) actor.send({ type: 'suggestion.chosen', id: nearest.id });
    // There was nothing to choose, and more may have been typed since.
    else search([typed, ...entered].join(''));
  });
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    arrive();
    return () => leave();
  }, []);

  const commandOf = (id: string): Command => {
    const { label = '', icon, keys } = actions.get(id) ?? {};
    return { id, label, icon, shortcut: keys && keyOf(keys) };
  };
  // The group of what is nearest comes first.
  const kinds = [...new Set(suggestions.map(({ kind }) => kind))];
  const groups = kinds.map((kind): CommandGroup => {
    const commands = suggestions.filter((suggestion) => suggestion.kind === kind).map(({ id }) => commandOf(id));
    return { id: kind, title: formatMessage(searchListMessages[kind]), commands };
  });
  const wanted = text.trim();
  const found = everywhere
    ? [...records.found].sort((one, other) => Number(everywhere.isHere(other.url)) - Number(everywhere.isHere(one.url)))
    : [];
  const isFoundNowhere = records.isKnown && found.length === 0;
  const all: CommandGroup[] =
    everywhere && wanted !== '' && !isFoundNowhere
      ? [
          {
            id: EVERYTHING,
            title: formatMessage(searchListMessages.everywhere),
            commands: [
              ...found.map(({ url, title }): Command => {
                const { icon, app } = everywhere.lookOf(url);
                return { id: RECORD + url, label: app === undefined ? title : `${title} – ${app}`, icon };
              }),
              {
                id: EVERYTHING,
                label: formatMessage(searchListMessages.everything, { text: wanted }),
                icon: <Search />,
              },
            ],
          },
        ]
      : [];
  const menu = likely.map((group): CommandGroup => ({ ...group, commands: group.actions.map(commandOf) }));
  const none = formatMessage(commonMessages.noResults);
  const hint = formatMessage(searchListMessages.hint);
  const isBlank = isEmpty && !isNothing;
  // Before it is known what the apps have, it is not said that there is nothing.
  const isNone = isNothing && (everywhere === undefined || isFoundNowhere);
  const count = suggestions.length + found.length;
  return (
    <CommandList
      text={text}
      onTextChange={search}
      label={formatMessage(commonMessages.search)}
      clearLabel={formatMessage(commonMessages.clear)}
      groups={isBlank ? menu : [...groups, ...all]}
      note={isBlank && menu.length === 0 ? hint : undefined}
      nothing={isNone ? { title: none, hint, clearLabel: formatMessage(searchListMessages.all) } : undefined}
      announcement={isNone ? none : isBlank ? hint : formatMessage(searchListMessages.found, { count })}
      onChoose={(id) => {
        if (id === EVERYTHING) everywhere?.onAll(wanted);
        else if (id.startsWith(RECORD)) everywhere?.onOpen(id.slice(RECORD.length));
        else {
          actor.send({ type: 'suggestion.chosen', id });
          return;
        }
        actor.send({ type: 'closed' });
      }}
      back={{ label: formatMessage(searchListMessages.back), onPress: () => actor.send({ type: 'closed' }) }}
    />
  );
}
