import { bothTexts, RecordEditor } from '@ezone/shell/forms';
import type { UseRecords } from '@ezone/shell/records';
import { TodoFields } from './components/TodoFields';
import type { Todo, TodoLabel } from './model/todo';
import { todosCollection } from './model/todosCollection';
import { useFieldNames } from './useFieldNames';
import { useFieldText } from './useFieldText';

export type OpenTodoProps = {
  todo: Todo;
  todos: UseRecords<Todo>;
  labels: readonly TodoLabel[];
  onKeptAsNew: (todo: Todo) => void;
};

/** The open todo, which saves itself while it is written in. */
export const OpenTodo = ({ todo, todos, labels, onKeptAsNew }: OpenTodoProps) => (
  <RecordEditor
    collection={todosCollection}
    record={todo}
    records={todos}
    names={useFieldNames()}
    textOf={useFieldText(labels)}
    joins={{ notes: bothTexts }}
    onKeptAsNew={onKeptAsNew}
  >
    {(form) => <TodoFields form={form} labels={labels} />}
  </RecordEditor>
);
