import { ApiError } from '@ezone/api-client';
import type { AnswerOf, Api } from '@ezone/api-client';
import type { Notification } from '../../../panels/notifications/useNotifications';

/** Calls of a server that exists in the story or spec only; one that was not provided fails by name. */
export const fakeApi = (calls: Partial<Api>): Api =>
  new Proxy(calls as Api, {
    get: (target, id) =>
      Reflect.get(target, id) ?? (() => Promise.reject(new Error(`api.${String(id)} was not provided`))),
  });

/** What a call to a server that is not there ends in. */
export const unreachable = () => new ApiError({ kind: 'network', statusCode: 0, message: 'Nobody there' });

/** What the server answers when it will not, as with 403. */
export const refused = (statusCode: number) => new ApiError({ kind: 'refused', statusCode, message: 'No' });

/** A notification of a given text, as the server tells it. */
export const textNotification = (
  id: string,
  text: string,
  { variant = 'info', ...others }: Partial<Pick<Notification, 'link' | 'time'> & Notification['options']> = {},
): Notification => ({
  ...{ id, message: text, dismissed: false, options: { variant } },
  ...{ kind: 'text', params: { text }, link: null, time: '2026-03-01T09:00:00.000Z' },
  ...others,
});

/** Notifications of every look, as the server tells them. */
export const sampleNotifications: Notification[] = [
  {
    ...textNotification('n1', 'Welcome to Ezone, Ada!'),
    ...{ kind: 'welcome', params: { displayName: 'Ada' } },
  },
  textNotification('n2', 'Great Job! this is awesome.', { variant: 'success' }),
  textNotification('n3', 'There might be a problem here! The invoice of October has not been paid for three weeks.', {
    variant: 'warning',
    link: '/pages/faq',
  }),
  textNotification('n4', 'Hey there is a problem!', { variant: 'error' }),
];

/** A server that keeps notifications in memory and dismisses what it is told to. */
export const notificationServer = (start: readonly Notification[]): Partial<Api> => {
  let all = [...start];
  const mark = (dismissed: boolean, concerns: (id: string) => boolean) => {
    const ids = all.filter((one) => one.dismissed !== dismissed && concerns(one.id)).map(({ id }) => id);
    all = all.map((one) => (ids.includes(one.id) ? { ...one, dismissed } : one));
    return ids;
  };
  return {
    listNotifications: () => Promise.resolve(all.filter(({ dismissed }) => !dismissed)),
    dismissNotification: ({ body: { id } }) => {
      mark(true, (other) => other === id);
      return Promise.resolve({ id });
    },
    dismissAllNotifications: () => Promise.resolve({ ids: mark(true, () => true) }),
    restoreNotifications: ({ body }) => Promise.resolve({ ids: mark(false, (id) => body.ids.includes(id)) }),
  };
};

/** Events and notes as the server tells them. */
export const sampleQuickPanel: AnswerOf<'getQuickPanelData'> = {
  events: [
    { id: 'e1', title: 'Group meeting', detail: '10:30, room 1B' },
    { id: 'e2', title: 'Public beta release', detail: '14:00' },
    { id: 'e3', title: 'Dinner with David', detail: '18:30, at the harbour' },
  ],
  notes: [
    { id: 'n1', title: 'Songs to work to', detail: 'Nothing with words before noon' },
    { id: 'n2', title: 'Ideas for the newsletter', detail: '' },
  ],
};
