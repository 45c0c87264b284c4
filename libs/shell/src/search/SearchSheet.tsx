import { CommandList, CommandOverlay, CommandPopover } from '@ezone/ui/command-list';
import type { CommandGroup } from '@ezone/ui/command-list';
import { useTypedText } from '@ezone/ui/typed-text';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { shownKeys } from '../keyboard';
import { searchListMessages, searchMessages } from './messages';
import type { searchMachine } from './searchMachine';
import type { SearchAction } from './useSearchActions';

export type SearchSheetProps = {
  actor: ActorRefFrom<typeof searchMachine>;
  /** `full` lies over the page; `basic` takes the place of what opened it. */
  variant: 'full' | 'basic';
  trigger: HTMLElement | null;
  /** How what is suggested looks, by its id. */
  actions: ReadonlyMap<string, SearchAction>;
  /** It has closed, and the focus may go elsewhere. */
  onGone: () => void;
};

/** The open search. */
export const SearchSheet = ({ actor, variant, trigger, actions, onGone }: SearchSheetProps) => {
  const { formatMessage } = useIntl();
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  const frame = {
    open: isOpen,
    onClose: () => actor.send({ type: 'closed' }),
    label: formatMessage(searchMessages.label),
  };
  const list = <SearchList actor={actor} isOverlay={variant === 'full'} actions={actions} onGone={onGone} />;
  return variant === 'full' ? (
    <CommandOverlay {...frame}>{list}</CommandOverlay>
  ) : (
    <CommandPopover {...frame} trigger={trigger}>
      {list}
    </CommandPopover>
  );
};

type SearchListProps = Pick<SearchSheetProps, 'actor' | 'actions' | 'onGone'> & { isOverlay: boolean };

function SearchList({ actor, isOverlay, actions, onGone }: SearchListProps) {
  const { formatMessage } = useIntl();
  const { text, suggestions } = useSelector(actor, ({ context }) => context);
  const search = useTypedText((written: string) => actor.send({ type: 'text.changed', text: written }));
  const isEmpty = useSelector(actor, (snapshot) => !snapshot.matches({ open: 'suggesting' }));
  const isNothing = useSelector(actor, (snapshot) => snapshot.matches({ open: 'nothingFound' }));
  const leave = useEffectEvent(onGone);
  useEffect(() => () => leave(), []);

  const groups = (['pages', 'commands'] as const).flatMap((kind): CommandGroup[] => {
    const commands = suggestions
      .filter((suggestion) => suggestion.kind === kind)
      .map(({ id, label }) => {
        const { icon: Icon, keys } = actions.get(id) ?? {};
        return { id, label, icon: Icon && <Icon />, shortcut: keys && shownKeys(keys) };
      });
    return commands.length > 0 ? [{ id: kind, title: formatMessage(searchListMessages[kind]), commands }] : [];
  });
  const none = formatMessage(searchListMessages.none);
  const empty = isNothing ? none : formatMessage(searchListMessages.hint);
  return (
    <CommandList
      text={text}
      onTextChange={search}
      label={formatMessage(searchMessages.label)}
      clearLabel={formatMessage(searchListMessages.clear)}
      groups={groups}
      note={isEmpty ? empty : undefined}
      announcement={isEmpty ? empty : formatMessage(searchListMessages.found, { count: suggestions.length })}
      onChoose={(id) => actor.send({ type: 'suggestion.chosen', id })}
      back={
        isOverlay
          ? { label: formatMessage(searchListMessages.back), onPress: () => actor.send({ type: 'closed' }) }
          : undefined
      }
    />
  );
}
