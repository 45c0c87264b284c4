import { defineMessages } from 'react-intl';

/** What is said where a course is written. */
export const editMessages = defineMessages({
  title: { id: 'academy.edit.title', defaultMessage: 'Title' },
  description: { id: 'academy.edit.description', defaultMessage: 'Description' },
  category: { id: 'academy.edit.category', defaultMessage: 'Category' },
  length: { id: 'academy.edit.length', defaultMessage: 'Length in minutes' },
  stepTitle: { id: 'academy.edit.stepTitle', defaultMessage: 'Title of the step' },
  stepContent: { id: 'academy.edit.stepContent', defaultMessage: 'Text of the step' },
  addStep: { id: 'academy.edit.addStep', defaultMessage: 'Add a step' },
  moveUp: { id: 'academy.edit.moveUp', defaultMessage: 'Move the step up' },
  moveDown: { id: 'academy.edit.moveDown', defaultMessage: 'Move the step down' },
  removeStep: { id: 'academy.edit.removeStep', defaultMessage: 'Remove the step' },
  stepRemoved: { id: 'academy.edit.stepRemoved', defaultMessage: 'Step removed.' },
  tooLongFirst: { id: 'academy.edit.tooLongFirst', defaultMessage: 'Shorten first what is too long.' },
  enoughSteps: { id: 'academy.edit.enoughSteps', defaultMessage: 'A course has at most 200 steps.' },
});

/** The same with a value in it. */
export const editSentences = defineMessages<{ place: { place: number; all: number } }>({
  place: { id: 'academy.edit.place', defaultMessage: 'Step {place, number} of {all, number}' },
});
