import { ListSidebar } from '@ezone/shell/page/list-detail';
import type { ListSidebarLink } from '@ezone/shell/page/list-detail';
import { theme } from '@ezone/ui/theme';
import { CalendarCheck, CircleAlert, CircleCheck, Clock, ListTodo, Star, Tag, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { filterMessages, todoMessages } from '../messages';
import type { Todo, TodoLabel } from '../model/todo';
import { countIn } from '../model/todosIn';
import { filterHandles, pathOfView } from '../model/todoView';
import type { TodoFilter, TodoView } from '../model/todoView';

const icons: Record<TodoFilter, ReactNode> = {
  starred: <Star />,
  important: <CircleAlert />,
  dueDate: <Clock />,
  today: <CalendarCheck />,
  completed: <CircleCheck />,
  deleted: <Trash2 />,
};

export type TodoSidebarProps = {
  view: TodoView;
  /** Undefined until it is known which there are. */
  todos: readonly Todo[] | undefined;
  labels: readonly TodoLabel[];
  /** In milliseconds since 1970. */
  now: number;
};

/** What the todos are narrowed by: the folder, the filters and the labels, with how much is left to do in each. */
export const TodoSidebar = ({ view, todos, labels, now }: TodoSidebarProps) => {
  const { formatMessage } = useIntl();
  const linkTo = (to: TodoView, label: string, icon: ReactNode): ListSidebarLink => ({
    to: pathOfView(to),
    label,
    icon,
    // Nothing to do need not be counted.
    count: (todos && countIn(todos, to, { labels, now })) || undefined,
    isCurrent: pathOfView(view) === pathOfView(to),
  });
  return (
    <ListSidebar
      label={formatMessage(todoMessages.parts)}
      sections={[
        { id: 'folders', links: [linkTo({ kind: 'all' }, formatMessage(todoMessages.all), <ListTodo />)] },
        {
          id: 'filters',
          title: formatMessage(todoMessages.filters),
          links: filterHandles.map((handle) =>
            linkTo({ kind: 'filter', handle }, formatMessage(filterMessages[handle]), icons[handle]),
          ),
        },
        {
          id: 'labels',
          title: formatMessage(todoMessages.labels),
          links: labels.map(({ handle, title, color }) =>
            linkTo({ kind: 'label', handle }, title, <Tag style={{ color: theme.visible(color) }} />),
          ),
        },
      ]}
    />
  );
};
