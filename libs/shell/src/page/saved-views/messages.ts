import { defineMessages } from 'react-intl';

/** What is said of the views of a list. */
export const viewMessages = defineMessages({
  views: { id: 'list.view.views', defaultMessage: 'Views' },
  save: { id: 'list.view.save', defaultMessage: 'Save view' },
  name: { id: 'list.view.name', defaultMessage: 'Name of the view' },
  forget: { id: 'list.view.forget', defaultMessage: 'Remove this view' },
});
