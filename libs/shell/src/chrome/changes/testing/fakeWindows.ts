import type { FakeApi } from '@ezone/api-client/testing';
import { fakeLiveSocket } from '../../../session/live/testing';

/** The windows of one user on a server of `fakeApi`, each with calls and a live connection of its own, as `RecordsStage` opens them. */
export const fakeWindows = () => {
  const windows = new Map<string | undefined, ReturnType<typeof fakeLiveSocket>>();
  return {
    openWindow: (server: FakeApi) => {
      const live = fakeLiveSocket();
      windows.set(live.getId(), live);
      return { api: server.apiOf(live.getId()), live };
    },
    /**
     * Tells all windows but the one that did it that records of a list were changed, as the server does.
     * @param by the `socketId` of the request
     */
    tell: (list: string, ids: readonly string[], by: string | undefined) => {
      for (const [id, live] of windows) {
        if (id !== by) live.tell('records:changed', { list, ids: [...ids], by: live.userId });
      }
    },
  };
};
