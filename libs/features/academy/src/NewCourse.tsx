import { FormDialog, useRecordForm } from '@ezone/shell/forms';
import { commonMessages } from '@ezone/shell/notices/words';
import { useRecordsStore } from '@ezone/shell/records';
import { useIntl } from 'react-intl';
import { CourseFields } from './components/CourseFields';
import type { CourseHead } from './components/CourseFields';
import { academyMessages } from './messages';
import type { Course } from './model/course';
import { coursesCollection } from './model/coursesCollection';

const empty: CourseHead = { title: '', description: '', category: 'web', length: 30 };

export type NewCourseProps = {
  onCreate: (content: Omit<Course, 'id'>) => Course;
  onCreated: (course: Course) => void;
  onClose: () => void;
};

/** A course being added. What is typed is kept as a draft until it is. */
export const NewCourse = ({ onCreate, onCreated, onClose }: NewCourseProps) => {
  const { formatMessage } = useIntl();
  const { drafts } = useRecordsStore();
  const form = useRecordForm<CourseHead, Course>({
    initialValues: empty,
    loadRules: async () => (await import('./model/courseRules')).courseRules,
    // It is in the list at once, and on its way to the server from there.
    save: ({ length, ...head }) =>
      Promise.resolve(
        onCreate({
          ...head,
          ...{ length: length ?? 0, slug: '', steps: [], totalSteps: 0, activeStep: 0 },
          updated: new Date().toISOString(),
        }),
      ),
    onSaved: onCreated,
    draft: { drafts, list: coursesCollection.list, id: 'new' },
  });
  return (
    <FormDialog
      form={form}
      title={formatMessage(academyMessages.newCourse)}
      saveLabel={formatMessage(commonMessages.add)}
      onClose={onClose}
    >
      <CourseFields form={form} isNew />
    </FormDialog>
  );
};
