import { QueryView } from '@ezone/shell/data/query-view';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { RouteLink } from '@ezone/shell/routing';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { LinkButton } from '@ezone/ui/button';
import { Skeleton } from '@ezone/ui/skeleton';
import { useIntl } from 'react-intl';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { CourseSteps } from './components/CourseSteps';
import { StepList } from './components/StepList';
import { academyMessages } from './messages';
import { stepToOpen } from './model/course';
import { academyTitles } from './titles';
import { useCourse } from './useCourse';

/** A course: its steps at the side, one of them open, which the address names. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const courseId = matchPath('/apps/academy/courses/:courseId/:courseHandle?', pathname)?.params.courseId ?? '';
  const { query, reach } = useCourse(courseId);
  const course = query.data;
  useDocumentTitle(course?.title ?? formatMessage(academyTitles.course));
  const named = Number(new URLSearchParams(search).get('step'));
  const isNamed = course !== undefined && Number.isInteger(named) && named >= 1 && named <= course.totalSteps;
  const open = isNamed ? named : course ? stepToOpen(course) : 1;
  const addressOf = (step: number) => `${pathname}?step=${String(step)}`;
  return (
    <PageSimple
      header={
        <PageHeader
          title={course?.title ?? formatMessage(academyTitles.course)}
          titleDir="auto"
          description={course && <bdi>{course.description}</bdi>}
          actions={
            <LinkButton as={RouteLink} to="/apps/academy/courses" $variant="secondary" $size="default">
              {formatMessage(academyMessages.all)}
            </LinkButton>
          }
        />
      }
      {...(course && {
        start: {
          name: formatMessage(academyMessages.steps),
          content: <StepList course={course} open={open} addressOf={addressOf} />,
        },
      })}
    >
      <QueryView
        query={query}
        loading={formatMessage(academyMessages.courseLoading)}
        failed={formatMessage(academyMessages.courseNotLoaded)}
        skeleton={<Skeleton shape="card" height="32rem" />}
      >
        {(shown) => (
          <CourseSteps course={shown} open={open} onReach={reach} onOpen={(step) => void navigate(addressOf(step))} />
        )}
      </QueryView>
    </PageSimple>
  );
};
