import { listKey, useOwnChanges, useRecords } from '@ezone/shell/records';
import { useRecordsChanged } from '@ezone/shell/session/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { WholeCourse } from './model/course';
import { courseCollection } from './model/courseCollection';
import { coursesCollection } from './model/coursesCollection';

/** One course with its steps, kept for reading offline and written by staff; and how far its reader is, which shows at once. */
export function useCourse(courseId: string) {
  const content = useRecords(courseCollection(courseId));
  const courses = useRecords(coursesCollection);
  const askContent = () => content.query.refetch();
  useRecordsChanged(coursesCollection.list, askContent);
  // What this window has changed in the one list is not told for the other one.
  useOwnChanges(coursesCollection.list, ({ ids, deed }) => {
    if (ids.includes(courseId) && deed.kind !== 'update' && deed.kind !== 'remove') void askContent();
  });
  useOwnChanges(courseCollection(courseId).list, () => void courses.query.refetch());

  const listed = courses.recordOf(courseId);
  // The server may not have heard yet of one that was just added: it is known as it was added.
  const added = content.query.data ? undefined : listed;
  const client = useQueryClient();
  const isWaiting = courses.stateOf(courseId)?.change.deed.kind === 'create';
  useEffect(() => {
    const key = listKey(courseCollection(courseId).list);
    if (added?.steps) client.setQueryData(key, (known) => known ?? [added], { updatedAt: 0 });
  }, [client, courseId, added]);

  const whole: WholeCourse | undefined = content.recordOf(courseId);
  const totalSteps = whole?.steps.length ?? 0;
  const activeStep = Math.min(listed?.activeStep ?? whole?.activeStep ?? 0, totalSteps);
  const query = isWaiting ? courses.query : content.query;
  return {
    content,
    courses,
    query: { ...query, data: whole && { ...whole, totalSteps, activeStep } },
    /** Whether the server has said how far its reader is, or that it cannot. */
    isAnswered: content.query.isFetchedAfterMount && courses.query.isFetchedAfterMount,
    /** Remembers how many steps are done; what is done stays done. */
    reach: (step: number) => {
      if (whole && step > activeStep)
        courses.update(courseId, { activeStep: step }, { last: { ...whole, activeStep } });
    },
  };
}

export type UseCourse = ReturnType<typeof useCourse>;
