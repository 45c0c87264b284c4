import type { AnswerOf } from '@ezone/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../data/query';

/** Milliseconds without typing before the server is asked. */
const DELAY = 150;
/** How many records are shown beside pages and commands. */
const MOST = 5;
/** The longest text that the server searches for. */
const LONGEST = 200;

/** What the apps have of a text. */
export type RecordsFound = {
  found: readonly Pick<AnswerOf<'search'>[number], 'title' | 'url'>[];
  /** Whether that is all: the server has answered for this very text. */
  isKnown: boolean;
};

/** Where nobody has looked. */
export const notAsked: RecordsFound = { found: [], isKnown: false };

/** Looks for a text in what is in all apps while it is typed. Where that does not work nothing is known: the page of results says why. */
export function useRecordsFound(text: string): RecordsFound {
  const api = useApi();
  const wanted = text.trim();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setAsked(wanted);
    }, DELAY);
    return () => {
      clearTimeout(timer);
    };
  }, [wanted]);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['search', 'first', asked],
    queryFn: ({ signal }) => api.search({ query: { q: asked, limit: MOST }, signal }),
    enabled: asked !== '' && asked.length <= LONGEST,
    placeholderData: keepPreviousData,
    meta: { suppressToast: true },
  });
  if (wanted === '' || asked === '' || !data) return notAsked;
  return { found: data.filter(({ type }) => type !== 'page'), isKnown: asked === wanted && !isPlaceholderData };
}
