import { defineMessages } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';

/** What the menu of shortcuts says: fetched with it. */
export const shortcutMenuMessages = defineMessages({
  search: { id: 'shortcuts.menu.search', defaultMessage: 'Search for a page' },
  chosen: { id: 'shortcuts.menu.chosen', defaultMessage: 'Your shortcuts' },
  more: { id: 'shortcuts.menu.more', defaultMessage: 'More pages' },
  none: { id: 'shortcuts.menu.none', defaultMessage: 'None yet. Add the pages you open most.' },
  howToMove: { id: 'shortcuts.menu.howToMove', defaultMessage: 'Drag to change the order, or press Alt and ↑ or ↓.' },
});

type Sentence = 'add' | 'remove' | 'full' | 'added' | 'removed' | 'moved';

/** What it says with a value in it. */
export const shortcutSentences: Record<Sentence, MessageDescriptor> = defineMessages({
  add: { id: 'shortcuts.menu.add', defaultMessage: 'Add {title} to the shortcuts' },
  remove: { id: 'shortcuts.menu.remove', defaultMessage: 'Remove {title} from the shortcuts' },
  full: {
    id: 'shortcuts.menu.full',
    defaultMessage: 'There is room for {most, number} shortcuts. Remove one to add another.',
  },
  added: { id: 'shortcuts.menu.added', defaultMessage: '{title} was added to the shortcuts.' },
  removed: { id: 'shortcuts.menu.removed', defaultMessage: '{title} was removed from the shortcuts.' },
  moved: {
    id: 'shortcuts.menu.moved',
    defaultMessage: '{title} is now shortcut {position, number} of {count, number}.',
  },
});
