import { defineMessages } from 'react-intl';

/** The sentences around the fields. The route of a page with a form loads them: `messages: ['form', …]`, or they come with a form that comes later. */
export const formMessages = defineMessages({
  unsaved: { id: 'form.frame.unsaved', defaultMessage: 'Unsaved changes' },
  behind: {
    id: 'form.frame.behind',
    defaultMessage: 'Saved, but without what you typed while it was being sent. Save again to keep that too.',
  },
  notSaved: { id: 'form.draft.notSaved', defaultMessage: 'What you typed was not saved.' },
  draftKept: { id: 'form.draft.kept', defaultMessage: 'The draft is kept and is here again when you come back.' },
  resumed: { id: 'form.draft.resumed', defaultMessage: 'What you had typed here is back; it is not saved yet.' },
  drop: { id: 'form.draft.drop', defaultMessage: 'Drop it' },
  leaveTitle: { id: 'form.leave.title', defaultMessage: 'Leave without saving?' },
  leaveDetail: {
    id: 'form.leave.detail',
    defaultMessage: 'This browser cannot keep what you have typed. If you leave now, it is lost.',
  },
  leaveKept: { id: 'form.leave.kept', defaultMessage: 'What you typed is kept as a draft in this tab.' },
  saveAndLeave: { id: 'form.leave.save', defaultMessage: 'Save and leave' },
  leave: { id: 'form.leave.confirm', defaultMessage: 'Leave' },
  stay: { id: 'form.leave.stay', defaultMessage: 'Stay here' },
  more: { id: 'form.popover.more', defaultMessage: 'More options' },
  addTag: { id: 'form.tags.add', defaultMessage: 'Press Enter after each.' },
});

/** The same, with something to fill in. */
export const formTexts = defineMessages<{ changed: { fields: string } }>({
  changed: {
    id: 'form.draft.changed',
    defaultMessage: 'It was changed meanwhile to {fields}. If you save, what you had typed takes its place.',
  },
});

/** What is said in fields of a form, with something to fill in. */
export const fieldTexts = defineMessages<{ removeTag: { tag: string } }>({
  removeTag: { id: 'form.tags.remove', defaultMessage: 'Remove {tag}' },
});

/** What is wrong with a field, where the rule has no words of its own. */
export const ruleMessages = defineMessages({
  required: { id: 'form.rule.required', defaultMessage: 'Fill this in.' },
  chosen: { id: 'form.rule.chosen', defaultMessage: 'Choose one.' },
  ticked: { id: 'form.rule.ticked', defaultMessage: 'Tick this to go on.' },
  email: { id: 'form.rule.email', defaultMessage: 'This is not an email address.' },
  url: { id: 'form.rule.url', defaultMessage: 'This is not a web address.' },
  day: { id: 'form.rule.day', defaultMessage: 'This date is not complete.' },
  integer: { id: 'form.rule.integer', defaultMessage: 'This has to be a whole number.' },
  positive: { id: 'form.rule.positive', defaultMessage: 'This has to be more than 0.' },
  other: { id: 'form.rule.other', defaultMessage: 'This cannot be saved as it is.' },
});

/** The same, with one that is right. */
export const exampleMessages = defineMessages<Record<'number', { example: string }>>({
  number: { id: 'form.rule.number', defaultMessage: 'This is not a number. One is written like {example}.' },
});

/** The same, with the bound that was passed. */
export const boundMessages = defineMessages<
  Record<'tooShort' | 'tooSmall' | 'tooLarge' | 'tooFew' | 'tooMany', { limit: number }>
>({
  tooShort: {
    id: 'form.rule.tooShort',
    defaultMessage: 'At least {limit, plural, one {# character} other {# characters}}.',
  },
  tooSmall: { id: 'form.rule.tooSmall', defaultMessage: 'At least {limit, number}.' },
  tooLarge: { id: 'form.rule.tooLarge', defaultMessage: 'At most {limit, number}.' },
  tooFew: { id: 'form.rule.tooFew', defaultMessage: 'At least {limit, plural, one {# entry} other {# entries}}.' },
  tooMany: { id: 'form.rule.tooMany', defaultMessage: 'At most {limit, plural, one {# entry} other {# entries}}.' },
});
