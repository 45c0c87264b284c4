import type { AnswerOf } from '@ezone/api-client';
import { useApi } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { searchRecords } from '@ezone/shell/page/list-detail';
import { Marked } from '@ezone/shell/page/marked';
import { SearchHeader } from '@ezone/shell/page/page-header';
import { PageSimple } from '@ezone/shell/page/page-layout';
import { RouteLink } from '@ezone/shell/routing';
import { Button } from '@ezone/ui/button';
import { Card } from '@ezone/ui/card';
import { Accordion } from '@ezone/ui/disclosure';
import { EmptyState } from '@ezone/ui/empty-state';
import { Link } from '@ezone/ui/link';
import type { SearchFieldHandle } from '@ezone/ui/search-field';
import { Skeleton } from '@ezone/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { CircleHelp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { helpMessages, helpSentences } from './messages';
import { helpTitles } from './titles';
import { useHelpSearch } from './useHelpSearch';

type Question = AnswerOf<'listFaq'>[number];

const textOf = ({ question, answer }: Question) => `${question} ${answer}`;

/** Questions with their answers. What is searched for, and which of them a link leads to, stand in the address. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { query, words, search, parameters } = useHelpSearch();
  const searchRef = useRef<SearchFieldHandle>(null);
  const api = useApi();
  const faq = useQuery({
    queryKey: ['faq'],
    queryFn: ({ signal }) => api.listFaq({ signal }),
    meta: { suppressToast: true },
  });
  const found = faq.data && searchRecords(faq.data, query, textOf);
  const led = parameters.get('open');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [shownLed, setShownLed] = useState<string | null>(null);
  if (led !== shownLed) {
    setShownLed(led);
    if (led !== null) setOpen(new Set([...open, led]));
  }
  const place = useRef<HTMLSpanElement>(null);
  const isThere = faq.data !== undefined;
  useEffect(() => {
    if (led !== null && isThere) place.current?.scrollIntoView({ block: 'center' });
  }, [led, isThere]);
  const areAllOpen = found?.every(({ id }) => open.has(id)) ?? false;

  return (
    <PageSimple
      header={
        <SearchHeader
          title={formatMessage(helpTitles.faq)}
          description={
            found
              ? formatMessage(helpSentences.questions, { count: found.length })
              : formatMessage(helpMessages.faqIntro)
          }
          searchLabel={formatMessage(helpMessages.faqSearch)}
          {...{ searchRef, query }}
          onSearch={search}
          actions={
            found &&
            found.length > 0 && (
              <Button
                onPress={() => {
                  setOpen(new Set(areAllOpen ? [] : found.map(({ id }) => id)));
                }}
              >
                {formatMessage(areAllOpen ? helpMessages.closeAll : helpMessages.openAll)}
              </Button>
            )
          }
        />
      }
    >
      <QueryView
        query={{ ...faq, data: found }}
        loading={formatMessage(helpMessages.faqLoading)}
        failed={formatMessage(helpMessages.faqFailed)}
        skeleton={<Skeleton shape="card" height="32rem" />}
        empty={<EmptyState icon={<CircleHelp />}>{formatMessage(helpMessages.faqEmpty)}</EmptyState>}
        {...(query !== '' && {
          filter: {
            onClear: () => {
              search('');
              searchRef.current?.focus();
            },
          },
        })}
      >
        {(questions) => (
          <Questions $padding="dense">
            <Accordion
              level={2}
              allowsMultipleExpanded
              expandedKeys={open}
              onExpandedChange={setOpen}
              items={questions.map(({ id, question, answer }) => ({
                id,
                title: (
                  <span dir="auto" ref={id === led ? place : undefined}>
                    <Marked words={words}>{question}</Marked>
                  </span>
                ),
                content: (
                  <>
                    <Answer dir="auto">
                      <Marked words={words}>{answer}</Marked>
                    </Answer>
                    <Link as={RouteLink} to={`/pages/faq?open=${encodeURIComponent(id)}`}>
                      {formatMessage(helpMessages.linkToQuestion)}
                    </Link>
                  </>
                ),
              }))}
            />
          </Questions>
        )}
      </QueryView>
    </PageSimple>
  );
};

const Questions = styled(Card)`
  max-inline-size: 88rem;
`;

const Answer = styled.p`
  max-inline-size: ${({ theme }) => theme.width.prose};
  margin-block-end: ${({ theme }) => theme.space(3)};
  white-space: pre-line;
`;
