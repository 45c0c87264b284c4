import type { AnswerOf } from '@ezone/api-client';
import { fakeList } from '@ezone/api-client/testing';
import type { Answers } from '@ezone/api-client/testing';
import type { Notification } from '../../../panels/notifications/useNotifications';

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

/** What a server answers that keeps notifications in memory and dismisses what it is told to. */
export const notificationServer = (start: readonly Notification[] = []) => {
  const list = fakeList(start);
  const mark = (dismissed: boolean, concerns: (id: string) => boolean) => {
    const meant = list.all().filter((one) => one.dismissed !== dismissed && concerns(one.id));
    return list.patch(
      meant.map(({ id }) => id),
      { dismissed },
    );
  };
  return {
    'GET /api/notification-panel/data': () => list.all().filter(({ dismissed }) => !dismissed),
    'POST /api/notification-panel/dismiss': ({ body: { id } }) => {
      mark(true, (other) => other === id);
      return { id };
    },
    'POST /api/notification-panel/dismiss-all': () => ({ ids: mark(true, () => true) }),
    'POST /api/notification-panel/restore': ({ body }) => ({ ids: mark(false, (id) => body.ids.includes(id)) }),
  } satisfies Answers;
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
