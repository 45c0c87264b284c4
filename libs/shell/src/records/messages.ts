import { defineMessages } from 'react-intl';

/** What is said of records that were changed. */
export const recordsMessages = defineMessages({
  undone: { id: 'shell.records.undone', defaultMessage: 'Undone.' },
  redone: { id: 'shell.records.redone', defaultMessage: 'Done again.' },
  redoLast: { id: 'shell.records.redoLast', defaultMessage: 'Do again what was undone last' },
  undoLast: { id: 'shell.records.undoLast', defaultMessage: 'Undo the last change' },
  notSaved: { id: 'shell.records.notSaved', defaultMessage: 'A change was not saved. What you wrote is still here.' },
  notDone: { id: 'shell.records.notDone', defaultMessage: 'This could not be done; everything is as it was.' },
  conflict: {
    id: 'shell.records.conflict',
    defaultMessage: 'The same was also changed elsewhere. Both versions are still here.',
  },
  compare: { id: 'shell.records.compare', defaultMessage: 'Compare' },
  show: { id: 'shell.records.show', defaultMessage: 'Show' },
  decide: { id: 'shell.records.decide', defaultMessage: 'Decide' },
  mine: { id: 'shell.records.mine', defaultMessage: 'Not saved yet' },
  theirs: { id: 'shell.records.theirs', defaultMessage: 'Saved' },
  keepMine: { id: 'shell.records.keepMine', defaultMessage: 'Keep the unsaved one' },
  keepTheirs: { id: 'shell.records.keepTheirs', defaultMessage: 'Keep the saved one' },
  theirsStands: {
    id: 'shell.records.theirsStands',
    defaultMessage: 'The same was also changed elsewhere, and that was kept. Undo puts yours in its place.',
  },
  tookTheirs: { id: 'shell.records.tookTheirs', defaultMessage: 'The saved version was kept.' },
  showAll: { id: 'shell.records.showAll', defaultMessage: 'Show all' },
  keepBoth: { id: 'shell.records.keepBoth', defaultMessage: 'Keep both' },
  gone: {
    id: 'shell.records.gone',
    defaultMessage: 'This was removed elsewhere. What you wrote is still here.',
  },
  removed: {
    id: 'shell.records.removedMeanwhile',
    defaultMessage: 'This has been removed. It is shown as it was last.',
  },
  bringBack: { id: 'shell.records.bringBack', defaultMessage: 'Bring it back' },
  keepAsNew: { id: 'shell.records.keepAsNew', defaultMessage: 'Keep as a new one' },
  saved: { id: 'shell.records.saved', defaultMessage: 'Saved' },
  editing: { id: 'shell.records.editing', defaultMessage: 'Editing …' },
  saving: { id: 'shell.records.saving', defaultMessage: 'Saving …' },
  delayed: {
    id: 'shell.records.delayed',
    defaultMessage: 'The server was not reached. Your text is kept here and saved as soon as possible.',
  },
  withheld: {
    id: 'shell.records.withheld',
    defaultMessage:
      'Not saved: something in it is missing, too long, or not what its field is for. All of it is still here.',
  },
  refused: { id: 'shell.records.refused', defaultMessage: 'This was not saved. Your text is still here.' },
  unsaved: { id: 'shell.records.unsaved', defaultMessage: 'Not saved' },
  changedElsewhere: { id: 'shell.records.changedElsewhere', defaultMessage: 'Changed elsewhere' },
  heldUp: { id: 'shell.records.heldUp', defaultMessage: 'Kept here, sent as soon as possible' },
  sendNow: { id: 'shell.records.sendNow', defaultMessage: 'Send now' },
  notKept: {
    id: 'shell.records.notKept',
    defaultMessage: 'This browser keeps nothing: what is not sent yet is lost when the page is closed.',
  },
});

/** Those with a value in them. */
export const recordsSentences = defineMessages<{
  undone: { what: string };
  redone: { what: string };
  clash: { fields: string };
  waiting: { count: number };
  undecided: { count: number };
  leftOver: { count: number };
  movedToOther: { count: number; name: string; theirs: string; mine: string };
  movedWithin: { count: number; name: string };
}>({
  undone: { id: 'shell.records.undoneWhat', defaultMessage: 'Undone: {what}' },
  redone: { id: 'shell.records.redoneWhat', defaultMessage: 'Done again: {what}' },
  clash: {
    id: 'shell.records.clash',
    defaultMessage: 'This was changed in two places: {fields}. Both versions are still here.',
  },
  leftOver: {
    id: 'shell.records.leftOver',
    defaultMessage:
      '{count, plural, one {# was changed by somebody else meanwhile, and was left as it is now. What you wanted is kept.} other {# were changed by somebody else meanwhile, and were left as they are now. What you wanted is kept.}}',
  },
  movedToOther: {
    id: 'shell.records.movedToOther',
    defaultMessage:
      '{count, plural, one {“{name}” was moved to “{theirs}” meanwhile; it is in “{mine}” now.} other {# were moved elsewhere meanwhile; they are in “{mine}” now.}}',
  },
  movedWithin: {
    id: 'shell.records.movedWithin',
    defaultMessage:
      '{count, plural, one {“{name}” was moved elsewhere meanwhile; it is where you put it now.} other {Some of these were moved elsewhere or removed meanwhile; what is still there is where you put it.}}',
  },
  undecided: {
    id: 'shell.records.undecided',
    defaultMessage:
      '{count, plural, one {# change was not saved and waits for your decision} other {# changes were not saved and wait for your decision}}',
  },
  waiting: {
    id: 'shell.records.waiting',
    defaultMessage: '{count, plural, one {# change is waiting to be sent} other {# changes are waiting to be sent}}',
  },
});

/** What was done to records, of which the first one is named. */
export const deedSentences = defineMessages<
  Record<'created' | 'changed' | 'removed' | 'restored', { name: string; others: number }>
>({
  created: {
    id: 'shell.records.created',
    defaultMessage: '“{name}”{others, plural, =0 {} one { and # more} other { and # more}} added.',
  },
  changed: {
    id: 'shell.records.changed',
    defaultMessage: '“{name}”{others, plural, =0 {} one { and # more} other { and # more}} changed.',
  },
  removed: {
    id: 'shell.records.removed',
    defaultMessage: '“{name}”{others, plural, =0 {} one { and # more} other { and # more}} removed.',
  },
  restored: {
    id: 'shell.records.restored',
    defaultMessage: '“{name}”{others, plural, =0 {} one { and # more} other { and # more}} brought back.',
  },
});
