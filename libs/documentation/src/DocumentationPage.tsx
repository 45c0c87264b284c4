import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { useDocumentTitle } from '@ezone/shell/routing/document';
import { Skeleton } from '@ezone/ui/skeleton';
import { Suspense, use, useDeferredValue } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { ExampleArgs } from './blocks/ExampleArgs';
import { ContentsMenu } from './components/ContentsMenu';
import { Neighbours } from './components/Neighbours';
import { OnThisPage } from './components/OnThisPage';
import { loadContent } from './loadContent';
import { markdownComponents } from './markdown/markdownComponents';
import { HeadingsContext } from './markdown/HeadingsContext';
import { Prose } from './markdown/Prose';
import { docsMessages } from './messages';
import type { DocumentationEntry } from './sections/Section';
import { firstPage, pages } from './sections/sections';

/** A page of documentation at its address; `/documentation` itself leads to the first. */
export const Page = () => {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const entry = pages.find((one) => one.path === path);
  if (entry) return <Documentation entry={entry} />;
  return <Navigate to={path === '/documentation' ? firstPage : '/pages/errors/error-404'} replace />;
};

function Documentation({ entry }: { entry: DocumentationEntry }) {
  const { formatMessage } = useIntl();
  // The page before stays until the next one is there.
  const shown = useDeferredValue(entry);
  useDocumentTitle(formatMessage(entry.title));
  return (
    <PageSimple
      header={<PageHeader title={<FormattedMessage {...shown.title} />} />}
      start={{ name: formatMessage(docsMessages.contents), content: <ContentsMenu />, isWide: true }}
      end={{
        name: formatMessage(docsMessages.onThisPage),
        content: (
          <Suspense>
            <Headings entry={shown} />
          </Suspense>
        ),
      }}
    >
      <Suspense fallback={<Skeleton shape="card" height="48rem" />}>
        <Text key={shown.path} entry={shown} />
      </Suspense>
    </PageSimple>
  );
}

const Headings = ({ entry }: { entry: DocumentationEntry }) => (
  <OnThisPage headings={use(loadContent(entry)).headings} />
);

function Text({ entry }: { entry: DocumentationEntry }) {
  const { default: Content, headings } = use(loadContent(entry));
  return (
    <Column>
      <HeadingsContext value={headings}>
        {/* The long text is English, whatever language stands around it. */}
        <Prose lang="en" dir="ltr">
          <ExampleArgs>
            <Content components={markdownComponents} />
          </ExampleArgs>
        </Prose>
      </HeadingsContext>
      <Neighbours entry={entry} />
    </Column>
  );
}

const Column = styled.div`
  max-inline-size: 88rem;
`;
