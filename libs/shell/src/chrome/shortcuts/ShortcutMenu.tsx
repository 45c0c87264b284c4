import { TextField } from '@ezone/ui/text-field';
import { useTypedText } from '@ezone/ui/typed-text';
import { useSelector } from '@xstate/react';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '../../notices/words';
import { shortcutMenuMessages, shortcutSentences } from './menuMessages';
import type { ShortcutPage } from './pagesOf';
import { ShortcutRows } from './ShortcutRows';
import { MOST_SHORTCUTS } from './shortcutsMachine';
import type { ShortcutGoal } from './shortcutsMachine';
import { SortableShortcuts } from './SortableShortcuts';
import { useShortcutNews } from './useShortcutNews';
import type { Shortcuts } from './useShortcuts';

/**
 * What stands in the menu of shortcuts: all pages, those that are shortcuts first and in their order. A chunk of its own: it is
 * fetched when the menu is first opened.
 */
export const ShortcutMenu = ({ shortcuts }: { shortcuts: Shortcuts }) => {
  const { formatMessage, locale } = useIntl();
  const { actor, pages, chosen } = shortcuts;
  const fieldId = useId();
  const chosenId = useId();
  const othersId = useId();
  const query = useSelector(actor, ({ context }) => context.query);
  const search = useTypedText((text: string) => actor.send({ type: 'query.changed', query: text }));
  const isSearching = useSelector(actor, (snapshot) => snapshot.matches({ open: 'searching' }));
  const isFull = useSelector(actor, ({ context }) => context.ids.length >= MOST_SHORTCUTS);
  const news = useShortcutNews(shortcuts);

  const needle = query.trim().toLocaleLowerCase(locale);
  const isFound = ({ title }: ShortcutPage) => formatMessage(title).toLocaleLowerCase(locale).includes(needle);
  const mine = chosen.filter(isFound);
  const others = pages.filter((page) => !chosen.includes(page) && isFound(page));

  // The row that was pressed goes over to the other list. Whoever goes through this one is at its next row.
  const add = (id: string) => takingOut(othersId, id, fieldId, () => actor.send({ type: 'shortcut.added', id }));
  const remove = (id: string) => takingOut(chosenId, id, fieldId, () => actor.send({ type: 'shortcut.removed', id }));
  const move = (id: string, goal: ShortcutGoal) =>
    moving(chosenId, id, () => actor.send({ type: 'shortcut.moved', id, goal }));

  return (
    <Frame>
      <TextField
        type="search"
        id={fieldId}
        label={formatMessage(shortcutMenuMessages.search)}
        labelHidden
        placeholder={formatMessage(shortcutMenuMessages.search)}
        icon={<Search />}
        autoComplete="off"
        autoFocus
        value={query}
        onChange={({ target }) => search(target.value)}
      />
      {isSearching && mine.length + others.length === 0 ? (
        <p role="status">{formatMessage(commonMessages.noResults)}</p>
      ) : (
        <Lists>
          {(mine.length > 0 || !isSearching) && (
            <section>
              <h3>{formatMessage(shortcutMenuMessages.chosen)}</h3>
              {mine.length === 0 && <p>{formatMessage(shortcutMenuMessages.none)}</p>}
              {mine.length > 1 && !isSearching && <p>{formatMessage(shortcutMenuMessages.howToMove)}</p>}
              <SortableShortcuts
                id={chosenId}
                pages={mine}
                isSortable={!isSearching && mine.length > 1}
                onMove={move}
                onTurn={remove}
              />
            </section>
          )}
          {others.length > 0 && (
            <section>
              <h3>{formatMessage(shortcutMenuMessages.more)}</h3>
              {isFull && <p>{formatMessage(shortcutSentences.full, { most: MOST_SHORTCUTS })}</p>}
              <ShortcutRows
                id={othersId}
                label={shortcutMenuMessages.more}
                pages={others}
                isDisabled={isFull}
                turnLabel={shortcutSentences.add}
                onTurn={add}
              />
            </section>
          )}
        </Lists>
      )}
      {news}
    </Frame>
  );
};

const Frame = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};

  & p {
    padding-inline: ${({ theme }) => theme.space(2)};
    ${({ theme }) => theme.type.dense}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const Lists = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  max-block-size: min(48rem, 60dvh);
  /* Room for the focus ring of the rows at the edges. */
  padding: ${({ theme }) => theme.px(2)};
  margin: ${({ theme }) => theme.px(-2)};
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;

  & h3 {
    padding-block-end: ${({ theme }) => theme.space(1)};
    padding-inline: ${({ theme }) => theme.space(2)};
    ${({ theme }) => theme.type.caption}
    color: ${({ theme }) => theme.color.textMuted};
  }
`;

const rowsOf = (list: string) => [
  ...(document.getElementById(list)?.querySelectorAll<HTMLElement>('[role=row]') ?? []),
];

/**
 * Does what takes a row out of a list, and has the focus go on to the next one, so that several can be taken out in a row.
 * @param list the id of the list's element
 * @param otherwise the id of the element that gets the focus from the last row
 */
function takingOut(list: string, key: string, otherwise: string, change: () => void): void {
  const at = rowsOf(list).findIndex((row) => row.dataset['key'] === key);
  flushSync(change);
  const left = rowsOf(list);
  (left[at] ?? left.at(-1) ?? document.getElementById(otherwise))?.focus();
}

/** Does what puts a row elsewhere in its list, where it still has the focus: a browser takes that from an element that moves. */
function moving(list: string, key: string, change: () => void): void {
  flushSync(change);
  rowsOf(list)
    .find((row) => row.dataset['key'] === key)
    ?.focus();
}
