import { mergeChecklist } from '@ezone/shell/page/checklist/merge';
import type { Collection } from '@ezone/shell/records';
import type { Note } from './note';
import { isSameContent } from './note';

const mine = <Value>(_base: Value, chosen: Value): Value => chosen;

/** How two changes of one field come together. What is chosen, not written, is as it was chosen last: no text is lost by it. */
export const noteMerges: Collection<Note>['merge'] = {
  checklist: mergeChecklist,
  labels: (base, chosen, theirs) => [
    ...theirs.filter((id) => chosen.includes(id) || !base.includes(id)),
    ...chosen.filter((id) => !base.includes(id) && !theirs.includes(id)),
  ],
  archive: mine,
  reminder: mine,
  image: mine,
};

/** My version with their texts after mine, so that neither is lost. */
export const keepBoth = (mine: Note, theirs: Note, newId: () => string): Partial<Note> => {
  const [title = ''] = [mine.title, theirs.title].filter((text) => text.trim() !== '');
  const otherTitle = isSameContent(title, theirs.title) ? '' : theirs.title;
  const otherText = isSameContent(mine.description, theirs.description) ? '' : theirs.description;
  const texts = new Set(mine.checklist.map(({ text }) => text.trim()));
  const ids = new Set(mine.checklist.map(({ id }) => id));
  const others = theirs.checklist
    .filter(({ text }) => !texts.has(text.trim()))
    .map((item) => (ids.has(item.id) ? { ...item, id: newId() } : item));
  return {
    title,
    description: [mine.description, otherTitle, otherText].filter((text) => text.trim() !== '').join('\n\n'),
    checklist: [...mine.checklist, ...others],
  };
};
