import type { TodoFilterDto, TodoFolderDto, TodoLabelDto } from './todo.dto';

/** The labels that a todo can have. They are the product's own: nobody changes them. */
export const todoLabels = [
  { id: 1, handle: 'frontend', title: 'Frontend', color: '#2e7d32' },
  { id: 2, handle: 'backend', title: 'Backend', color: '#1565c0' },
  { id: 3, handle: 'api', title: 'API', color: '#b45309' },
  { id: 4, handle: 'issue', title: 'Issue', color: '#c62828' },
  { id: 5, handle: 'mobile', title: 'Mobile', color: '#7b1fa2' },
] as const satisfies TodoLabelDto[];

/** Parts of the list, by what is so of a todo. */
export const todoFilters = [
  { id: 0, handle: 'starred', title: 'Starred', icon: 'star' },
  { id: 1, handle: 'important', title: 'Priority', icon: 'circle-alert' },
  { id: 2, handle: 'dueDate', title: 'Sheduled', icon: 'clock' },
  { id: 3, handle: 'today', title: 'Today', icon: 'calendar' },
  { id: 4, handle: 'completed', title: 'Done', icon: 'circle-check' },
  { id: 5, handle: 'deleted', title: 'Deleted', icon: 'trash-2' },
] as const satisfies TodoFilterDto[];

/** The one folder, which holds all todos. */
export const allTodos = { id: 0, handle: 'all', title: 'All', icon: 'list-todo' } as const satisfies TodoFolderDto;

export const todoFolders = [allTodos];
