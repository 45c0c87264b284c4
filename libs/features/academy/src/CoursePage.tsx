import { PanelContent } from '@ezone/shell/panels/panel';
import { lazyContent } from '@ezone/ui/lazy-content';
import { QueryView } from '@ezone/shell/data/query-view';
import { commonMessages } from '@ezone/shell/notices/words';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { mayAccess, RouteLink } from '@ezone/shell/routing';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { useShownUser } from '@ezone/shell/session';
import { LinkButton } from '@ezone/ui/button';
import { Skeleton } from '@ezone/ui/skeleton';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { CourseSteps } from './components/CourseSteps';
import { StepList } from './components/StepList';
import { academyMessages } from './messages';
import { stepToOpen } from './model/course';
import { academyTitles } from './titles';
import { useCourse } from './useCourse';

const loadEdit = lazyContent(async () => (await import('./EditCourse')).EditCourse);

/** A course: its steps at the side, one of them open, which the address names. Staff write it where the address says so. */
export const Page = () => {
  const { pathname } = useLocation();
  const courseId = matchPath('/apps/academy/courses/:courseId/:courseHandle?', pathname)?.params.courseId ?? '';
  return <Course key={courseId} courseId={courseId} />;
};

function Course({ courseId }: { courseId: string }) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isStaff = mayAccess('staff', useShownUser()?.role ?? []);
  const kept = useCourse(courseId);
  const { query, reach, isAnswered } = kept;
  const course = query.data;
  useDocumentTitle(course?.title ?? formatMessage(academyTitles.course));
  const parameters = new URLSearchParams(search);
  const isEditing = isStaff && parameters.has('edit');
  const named = Number(parameters.get('step'));
  const isNamed = course !== undefined && Number.isInteger(named) && named >= 1 && named <= course.totalSteps;
  // Where it was gone on with stays open while it is read, whatever another device does.
  const [first, setFirst] = useState<number | null>(null);
  if (course && isAnswered && first === null) setFirst(stepToOpen(course));
  const open = isNamed ? named : Math.min(first ?? (course ? stepToOpen(course) : 1), course?.totalSteps || 1);
  const addressOf = (step: number, edits = isEditing) => `${pathname}?step=${String(step)}${edits ? '&edit' : ''}`;
  const show = (step: number) => void navigate(addressOf(step));
  const skeleton = <Skeleton shape="card" height="32rem" />;
  return (
    <PageSimple
      header={
        <PageHeader
          title={course?.title ?? formatMessage(academyTitles.course)}
          titleDir="auto"
          description={course && <bdi>{course.description}</bdi>}
          actions={
            <>
              <LinkButton as={RouteLink} to="/apps/academy/courses" $variant="secondary" $size="default">
                {formatMessage(academyMessages.all)}
              </LinkButton>
              {isStaff && course && (
                <LinkButton
                  as={RouteLink}
                  to={addressOf(open, !isEditing)}
                  $variant={isEditing ? 'primary' : 'secondary'}
                  $size="default"
                >
                  {formatMessage(isEditing ? commonMessages.done : academyMessages.edit)}
                </LinkButton>
              )}
            </>
          }
        />
      }
      {...(course && {
        start: {
          name: formatMessage(academyMessages.steps),
          content: <StepList course={course} open={open} addressOf={addressOf} />,
          isWide: true,
        },
      })}
    >
      <QueryView
        query={query}
        loading={formatMessage(academyMessages.courseLoading)}
        failed={formatMessage(academyMessages.courseNotLoaded)}
        skeleton={skeleton}
      >
        {(shown) =>
          isEditing ? (
            <PanelContent load={loadEdit} props={{ course: shown, kept, open, onOpen: show }} waiting={skeleton} />
          ) : (
            <CourseSteps course={shown} open={open} onReach={reach} onOpen={show} />
          )
        }
      </QueryView>
    </PageSimple>
  );
}
