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

/** How long the address of a message is used, in milliseconds: less than it is good. */
const USED_FOR = 4 * 60_000;

/** The query of the address of a message as a page of its own. */
export const frameQuery = (api: Api, mailId: string, isShowingImages: boolean) => {
  const images = isShowingImages ? 'shown' : 'blocked';
  return queryOptions({
    queryKey: ['mail-app/frame', mailId, images],
    queryFn: ({ signal }) => api.getMailFrame({ query: { mailId, images }, signal }),
    ...{ staleTime: USED_FOR, gcTime: USED_FOR, refetchOnReconnect: false },
    meta: { suppressToast: true },
  });
};
