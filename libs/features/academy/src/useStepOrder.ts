import { asStored, handOver, newId, useRecordsStore } from '@ezone/shell/records';
import { useIntl } from 'react-intl';
import { editMessages } from './editMessages';
import type { Step, WholeCourse } from './model/course';
import { courseCollection } from './model/courseCollection';
import type { UseCourse } from './useCourse';

/** Which steps a course has, and in which order: each change shows at once, and can be taken back. */
export function useStepOrder(course: WholeCourse, content: UseCourse['content']) {
  const { formatMessage } = useIntl();
  const store = useRecordsStore();
  const collection = courseCollection(course.id);
  const change = (changed: (steps: readonly Step[]) => Step[], done?: string) => {
    // What is being typed comes first: it is in the steps that are changed.
    handOver(store, ({ list, id }) => list === collection.list && id === course.id);
    const now = (store.records.find(asStored(collection), course.id) ?? course) as WholeCourse;
    content.update(course.id, { steps: changed(now.steps) }, { last: now, ...(done !== undefined && { done }) });
  };
  return {
    /** Adds a step behind so many. @returns its id */
    add: (after: number): string => {
      const id = newId();
      change((steps) => steps.toSpliced(after, 0, { id, title: '', content: '' }));
      return id;
    },
    move: (id: string, by: 1 | -1) => {
      change((steps) => {
        const from = steps.findIndex((step) => step.id === id);
        const moved = steps.slice(from, from + 1);
        return steps.toSpliced(from, 1).toSpliced(from + by, 0, ...moved);
      });
    },
    remove: (id: string) => {
      change((steps) => steps.filter((step) => step.id !== id), formatMessage(editMessages.stepRemoved));
    },
  };
}
