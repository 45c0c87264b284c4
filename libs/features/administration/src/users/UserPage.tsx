import { QueryView } from '@ezone/shell/data/query-view';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { RouteLink } from '@ezone/shell/routing';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { useShownUser } from '@ezone/shell/session';
import { LinkButton } from '@ezone/ui/button';
import { Link } from '@ezone/ui/link';
import { SectionCard } from '@ezone/ui/section-card';
import { Skeleton } from '@ezone/ui/skeleton';
import { useIntl } from 'react-intl';
import { matchPath, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { auditLogOf, usersPath } from '../paths';
import { administrationTitles } from '../titles';
import { AccessSection } from './AccessSection';
import { InvitationSection } from './InvitationSection';
import { userMessages } from './messages';
import { RoleSection } from './RoleSection';
import { UserFacts } from './UserFacts';
import { useUser } from './useUser';

/** One user: who it is, its role, and whether it may sign in. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const userId = matchPath(`${usersPath}/users/:userId`, pathname)?.params.userId ?? '';
  const { query, change, isChanging } = useUser(userId);
  const title = query.data?.displayName ?? formatMessage(administrationTitles.user);
  const isOwn = useShownUser()?.uuid === userId;
  useDocumentTitle(title);
  return (
    <PageSimple
      header={
        <PageHeader
          title={title}
          titleDir="auto"
          actions={
            <LinkButton as={RouteLink} to={usersPath} $variant="secondary" $size="default">
              {formatMessage(userMessages.all)}
            </LinkButton>
          }
        />
      }
    >
      <QueryView
        query={query}
        loading={formatMessage(userMessages.loading)}
        failed={formatMessage(userMessages.failed)}
        skeleton={<Skeleton shape="card" height="24rem" />}
      >
        {(user) => (
          <Sections>
            <SectionCard
              title={formatMessage(userMessages.account)}
              hint={isOwn ? formatMessage(userMessages.own) : undefined}
            >
              <UserFacts user={user} />
              <p>
                <Link as={RouteLink} to={auditLogOf(user.email)}>
                  {formatMessage(userMessages.auditLog)}
                </Link>
              </p>
            </SectionCard>
            {!isOwn && (
              <>
                <RoleSection {...{ user, change, isChanging }} />
                {user.state === 'invited' ? (
                  <InvitationSection user={user} />
                ) : (
                  <AccessSection {...{ user, change, isChanging }} />
                )}
              </>
            )}
          </Sections>
        )}
      </QueryView>
    </PageSimple>
  );
};

/* A line of them is no easier to follow where it is wider than this. */
const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 72rem);
  gap: ${({ theme }) => theme.space(6)};
`;
