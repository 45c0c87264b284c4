import { CheckCheck, CheckSquare, ChevronDown, ChevronUp, Plus, Search } from 'lucide-react';
import { useKeys } from '../../panels/keyboard';
import type { KeyBinding } from '../../panels/keyboard';
import type { ListAction } from './ListAction';
import type { ListCreate } from './ListHeader';
import { listMessages } from './messages';

type ListKeys = {
  create: ListCreate | undefined;
  actions: readonly ListAction[];
  /** There is a search field to go to. */
  hasSearch: boolean;
  /** The following functions return whether there was anything to do. */
  search: () => boolean;
  step: (by: 1 | -1) => boolean;
  toggle: () => boolean;
  selectAll: () => boolean;
  act: (action: ListAction) => boolean;
  /** There is a record that an action would be for. */
  hasSubjects: () => boolean;
  /** There are rows in sight, and the focus is not in an open record, so that they can be selected. */
  isSelectable: () => boolean;
};

/** The keys of a list and its records, as the sheet of keys shows them. */
export function useListKeys(list: ListKeys): void {
  const { create, actions, hasSearch, search, step, toggle, selectAll, act, hasSubjects, isSelectable } = list;
  const bindings: KeyBinding[] = [
    { keys: 'j', icon: <ChevronDown />, label: listMessages.next, group: 'page', isRepeated: true, run: () => step(1) },
    {
      keys: 'k',
      icon: <ChevronUp />,
      label: listMessages.previous,
      group: 'page',
      isRepeated: true,
      run: () => step(-1),
    },
    {
      keys: 'x',
      icon: <CheckSquare />,
      label: listMessages.keySelect,
      group: 'page',
      isPossible: isSelectable,
      run: () => isSelectable() && toggle(),
    },
    {
      keys: 'mod+a',
      icon: <CheckCheck />,
      label: listMessages.keySelectAll,
      group: 'page',
      isPossible: isSelectable,
      run: () => isSelectable() && selectAll(),
    },
  ];
  if (hasSearch)
    bindings.push({ keys: '/', icon: <Search />, label: listMessages.keySearch, group: 'page', run: search });
  if (create) {
    const { label, icon = <Plus />, onPress } = create;
    const run = () => {
      onPress();
      return true;
    };
    bindings.push({ keys: 'n', icon, label, group: 'page', run });
    bindings.push({ keys: 'c', label, group: 'page', isAlias: true, run });
  }
  for (const action of actions) {
    const { keys, icon, label } = action;
    if (keys !== undefined)
      bindings.push({ keys, icon, label, group: 'page', isPossible: hasSubjects, run: () => act(action) });
  }
  useKeys(bindings);
}
