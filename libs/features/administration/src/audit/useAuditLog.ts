import { saveFile } from '@ezone/shell/data/files';
import { useApi } from '@ezone/shell/data/query';
import { useToast } from '@ezone/shell/notices/toast';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AskedEntries } from './auditEntry';
import { auditMessages, auditTexts } from './messages';

/** What was recorded, a page after the other, and a way to save it as a file. */
export function useAuditLog(asked: AskedEntries) {
  const api = useApi();
  const toast = useToast();
  const { formatMessage } = useIntl();
  const query = useInfiniteQuery({
    queryKey: ['administration', 'audit', asked],
    queryFn: ({ signal, pageParam }) =>
      api.listAuditEntries({ query: { ...asked, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    meta: { suppressToast: true },
  });
  const exporting = useMutation({
    mutationFn: () => api.exportAuditLog({ body: asked }),
    meta: { failed: auditMessages.notExported },
    onSuccess: ({ csv, count, isWhole }) => {
      saveFile({ name: 'audit-log.csv', type: 'text/csv', text: csv });
      toast.show({
        variant: isWhole ? 'success' : 'warning',
        message: formatMessage(isWhole ? auditTexts.exported : auditTexts.exportedPart, { count }),
      });
    },
  });
  const { data } = query;
  return {
    query,
    entries: useMemo(() => data?.pages.flatMap((page) => page.entries), [data]),
    save: () => {
      exporting.mutate();
    },
    isSaving: exporting.isPending,
  };
}
