import { Catalogue } from '../../platform/catalogues/catalogue';

export const todoLabels = new Catalogue('label', [
  { id: 1, handle: 'frontend', title: 'Frontend', color: '#2e7d32' },
  { id: 2, handle: 'backend', title: 'Backend', color: '#1565c0' },
  { id: 3, handle: 'api', title: 'API', color: '#b45309' },
  { id: 4, handle: 'issue', title: 'Issue', color: '#c62828' },
  { id: 5, handle: 'mobile', title: 'Mobile', color: '#7b1fa2' },
]);

/** Parts of the list, by what is so of a todo. */
export const todoFilters = new Catalogue('filter', [
  { id: 0, handle: 'starred', title: 'Starred', icon: 'star' },
  { id: 1, handle: 'important', title: 'Priority', icon: 'circle-alert' },
  { id: 2, handle: 'dueDate', title: 'Sheduled', icon: 'clock' },
  { id: 3, handle: 'today', title: 'Today', icon: 'calendar' },
  { id: 4, handle: 'completed', title: 'Done', icon: 'circle-check' },
  { id: 5, handle: 'deleted', title: 'Deleted', icon: 'trash-2' },
]);

/** The one folder holds all todos. */
export const todoFolders = new Catalogue('folder', [{ id: 0, handle: 'all', title: 'All', icon: 'list-todo' }]);
