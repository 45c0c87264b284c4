import { useDocumentTitle } from '@ezone/shell/routing/document';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageCarded, PageSimple, PageTabs } from '@ezone/shell/page/page-layout';
import type { PageSidebar } from '@ezone/shell/page/page-layout';
import { RouteLink } from '@ezone/shell/routing';
import { Link } from '@ezone/ui/link';
import { Switch } from '@ezone/ui/switch';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ProjectContent } from './components/ProjectContent';
import { Areas, Details } from './components/ProjectSidebars';
import { done, layoutMessages, projectMessages as words } from './messages';
import { useProject, views } from './useProject';
import type { Project } from './useProject';
import { indexPath } from './paths';
import { kindOf, layoutVariants, pathOf } from './variants';
import type { LayoutVariant } from './variants';

/** The page of the variant that the address names. */
export const Page = () => {
  const { pathname } = useLocation();
  // As the router sees it: the case of letters and a slash at the end make no other page.
  const variant = layoutVariants.find((one) => matchPath(pathOf(one), pathname));
  // A page that there is not is not found, wherever it would have been.
  if (!variant) return <Navigate to="/pages/errors/error-404" replace />;
  return <VariantPage key={variant.path} variant={variant} />;
};

/** A project on a page that is put together as the variant says. */
export const VariantPage = ({ variant }: { variant: LayoutVariant }) => {
  const { formatMessage } = useIntl();
  useDocumentTitle(formatMessage(variant.title));
  const project = useProject();
  const Layout = kindOf(variant) === 'carded' ? PageCarded : PageSimple;
  const hasTabs = variant.bar === 'tabs';

  const sidebar = (
    mode: LayoutVariant['start'],
    name: keyof typeof words,
    content: ReactNode,
  ): PageSidebar | undefined =>
    mode && { name: formatMessage(words[name]), content, isTemporary: mode === 'temporary' };

  return (
    <Layout
      header={<Head variant={variant} />}
      toolbar={variant.bar && (hasTabs ? <Views project={project} /> : <Actions project={project} />)}
      start={sidebar(variant.start, 'areas', <Areas project={project} hasTabs={hasTabs} />)}
      end={sidebar(variant.end, 'details', <Details />)}
      scroll={variant.scroll}
    >
      <ProjectContent project={project} view={hasTabs ? project.view : 'all'} />
    </Layout>
  );
};

const Head = ({ variant: { title, scroll } }: { variant: LayoutVariant }) => (
  <PageHeader
    title={<FormattedMessage {...title} />}
    description={
      <Line>
        <Link as={RouteLink} to={indexPath}>
          <FormattedMessage {...layoutMessages.all} />
        </Link>
        <FormattedMessage {...(scroll === 'content' ? layoutMessages.contentScrolls : layoutMessages.pageScrolls)} />
      </Line>
    }
  />
);

function Views({ project: { view, addressOf } }: { project: Project }) {
  const { formatMessage } = useIntl();
  return (
    <PageTabs
      label={formatMessage(words.views)}
      current={addressOf({ view })}
      tabs={views.map((to) => ({ to: addressOf({ view: to }), label: formatMessage(words[to]) }))}
    />
  );
}

const Actions = ({ project: { count, onlyOpen, setOnlyOpen } }: { project: Project }) => (
  <Bar>
    <Done role="status">
      <FormattedMessage {...done} values={count} />
    </Done>
    <Switch isSelected={onlyOpen} onChange={setOnlyOpen}>
      <FormattedMessage {...words.onlyOpen} />
    </Switch>
  </Bar>
);

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1)} ${({ theme }) => theme.space(4)};
`;

const Bar = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(4)};
`;

const Done = styled.span`
  ${({ theme }) => theme.figures}
  color: ${({ theme }) => theme.color.textMuted};
`;
