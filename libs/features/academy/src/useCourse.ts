import { refresh, useApi } from '@ezone/shell/data/query';
import { useKeptList, useRecords } from '@ezone/shell/records';
import { useRecordsChanged } from '@ezone/shell/session/live';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WholeCourse } from './model/course';
import { coursesCollection } from './model/coursesCollection';

/** One course with its steps, kept for reading offline; and how far its reader is, which shows at once. */
export function useCourse(courseId: string) {
  const api = useApi();
  const client = useQueryClient();
  const courses = useRecords(coursesCollection);
  const queryKey = useMemo(() => ['academy-app/course', courseId], [courseId]);
  const query = useQuery<readonly WholeCourse[]>({
    queryKey,
    queryFn: async ({ signal }) => [await api.getCourse({ query: { courseId }, signal })],
    refetchOnMount: 'always',
    meta: { suppressToast: true },
  });
  useKeptList(`academy-app/course/${courseId}`, queryKey, query.data);
  useRecordsChanged(coursesCollection.list, () => refresh(client, queryKey));
  const listed = courses.recordOf(courseId);
  const [whole] = query.data ?? [];
  const activeStep = Math.min(listed?.activeStep ?? whole?.activeStep ?? 0, whole?.totalSteps ?? 0);
  return {
    query: { ...query, data: whole && { ...whole, activeStep } },
    /** Remembers how many steps are done; what is done stays done. */
    reach: (step: number) => {
      if (step > activeStep) courses.update(courseId, { activeStep: step });
    },
  };
}
