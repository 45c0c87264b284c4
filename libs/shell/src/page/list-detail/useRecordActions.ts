import type { ListedRecord, RecordListHandle } from '@ezone/ui/record-list';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import { handOver, useRecordsStoreIfAny } from '../../records';
import type { ListAction } from './ListAction';
import type { ListPlace } from './useListAddress';
import type { useListFocus } from './useListFocus';
import { useShownKeys } from './useShownKeys';

type RecordActionsOptions = {
  actions: readonly ListAction[];
  address: ListPlace;
  /** Those of the selected that are there. */
  selected: ReadonlySet<string>;
  rows: readonly ListedRecord[] | undefined;
  /** The open record stands in the place of the list. */
  isAlone: boolean;
  focus: ReturnType<typeof useListFocus>;
  listRef: RefObject<RecordListHandle | null>;
  detailRef: RefObject<HTMLElement | null>;
  /** The row that is gone on with where the open record leaves the list. */
  goOnAfter: () => string | undefined;
  /** The open record is leaving the list. */
  onLeave: (id: string) => void;
};

/** What can be done with the records of a list: to which of them a key applies, how it is done, and the buttons that do it. */
export function useRecordActions(options: RecordActionsOptions) {
  const { actions, address, selected, rows, isAlone, focus, listRef, detailRef, goOnAfter, onLeave } = options;
  const { formatMessage } = useIntl();
  const shownKey = useShownKeys();
  const store = useRecordsStoreIfAny();
  const { openId } = address;
  const deselect = (ids: readonly string[]) => {
    address.forget(ids);
    // With the last of them the bar goes, in which the focus may be.
    const left = new Set(ids);
    if (selected.size > 0 && [...selected].every((id) => left.has(id))) focus.toList();
  };
  const act = ({ run, isLeaving = false }: ListAction, ids: readonly string[]) => {
    // What is done to a record is done to it as it is shown, with what was typed a moment ago.
    if (store) handOver(store, ({ id }) => ids.includes(id));
    if (isLeaving && openId !== null && ids.includes(openId)) {
      focus.goOnWith(goOnAfter());
      onLeave(openId);
      address.close();
    }
    if (isLeaving) deselect(ids);
    run(ids);
  };
  /**
   * What a key applies to: the record that has the focus in it, else the selection, else the focused row, else the open
   * record. A selection of which nothing is shown gives way to the focused row: it is that which somebody sees.
   */
  const subjects = (): readonly string[] => {
    const isInDetail = isAlone || (detailRef.current?.contains(document.activeElement) ?? false);
    if (openId !== null && isInDetail) return [openId];
    const focused = listRef.current?.focusedId() ?? null;
    const isInSight = focused === null || rows?.some(({ id }) => selected.has(id));
    if (selected.size > 0 && isInSight) return [...selected];
    const subject = focused ?? openId;
    return subject === null ? [] : [subject];
  };
  const buttonOf = (action: ListAction, ids: () => readonly string[]) => ({
    id: action.id,
    label: formatMessage(action.label),
    icon: action.icon,
    tone: action.tone,
    shortcut: shownKey(action.keys),
    onIntent:
      action.load &&
      (() => {
        // That it could not be fetched is said where it is needed.
        action.load?.().catch(() => undefined);
      }),
    onPress: () => {
      act(action, ids());
    },
  });
  /** What destroys something comes last everywhere. */
  const buttonsIn = (where: 'row' | 'selection' | 'detail', ids: () => readonly string[]) =>
    actions
      .filter(({ places }) => places?.includes(where) ?? true)
      .toSorted((one, other) => Number(one.tone === 'error') - Number(other.tone === 'error'))
      .map((action) => buttonOf(action, ids));
  const swiped = (towards: ListAction['swipe'], id: string) => {
    const action = actions.find(({ swipe }) => swipe === towards);
    return action && buttonOf(action, () => [id]);
  };
  const hasSwipes = actions.some(({ swipe }) => swipe !== undefined);
  return {
    act,
    subjects,
    buttonsIn,
    /** What is done to a row that is swiped; undefined where there is no such action. */
    swipes: hasSwipes ? ({ id }: ListedRecord) => ({ start: swiped('start', id), end: swiped('end', id) }) : undefined,
  };
}
