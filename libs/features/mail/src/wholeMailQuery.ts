import type { Api } from '@ezone/api-client';
import { queryOptions } from '@tanstack/react-query';

/** The query of a mail with its message, which never changes once it was sent. */
export const wholeMailQuery = (api: Api, mailId: string) =>
  queryOptions({
    queryKey: ['mail-app/mail', mailId],
    queryFn: ({ signal }) => api.getMail({ query: { mailId }, signal }),
    staleTime: Infinity,
    meta: { suppressToast: true },
  });
