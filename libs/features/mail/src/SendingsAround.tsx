import { keptUnder } from '@ezone/shell/data/storage';
import { handOver, useRecordsStore } from '@ezone/shell/records';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { heldSendings, holdSending, isHeld, TAKE_BACK } from './model/heldSendings';
import { sendingPrefixOf } from './paths';
import type { HeldSending } from './model/heldSendings';
import { mailsCollection } from './model/mailsCollection';
import { pathOfView } from './model/mailView';
import { useDelivery } from './useDelivery';

const kept = keptUnder(sendingPrefixOf);

/** Where nobody knows which tabs are open, by then the tab of a mail would have sent it, in milliseconds after its user has. */
const GIVEN_UP = TAKE_BACK + 5000;

/** Sends what another tab held that is closed by now, wherever one is: whoever has sent a mail need not come back to the mails. */
export const SendingsAround = () => {
  const store = useRecordsStore();
  const { outbox, openTabs, userId, tab } = store;
  const navigate = useNavigate();
  const { deliver } = useDelivery((id) => {
    void navigate(`${pathOfView({ kind: 'folder', handle: 'drafts' })}/${encodeURIComponent(id)}`);
  });
  const takeOver = useEffectEvent((left: HeldSending) => {
    if (outbox.isOver() || !isHeld(userId, left)) return;
    holdSending(userId, { ...left, tab });
    // What is being typed into it is not sent: the server refuses where the draft holds something else by then.
    handOver(store, ({ list, id }) => list === mailsCollection.list && id === left.draft.id);
    deliver({ ...left, tab });
  });
  const others = useSyncExternalStore(kept.subscribe, () =>
    JSON.stringify(heldSendings(userId).flatMap((one) => (one.tab === tab ? [] : [one.key]))),
  );
  useEffect(() => {
    const end = new AbortController();
    const timers = heldSendings(userId).flatMap((left) => {
      if (left.tab === tab) return [];
      const wait = openTabs.areKnown() ? 0 : Date.parse(left.time) + GIVEN_UP - Date.now();
      const begin = () => void openTabs.whenClosed(left.tab, end.signal, () => takeOver(left)).catch(() => undefined);
      return [setTimeout(begin, wait)];
    });
    return () => {
      timers.forEach(clearTimeout);
      end.abort();
    };
  }, [others, openTabs, userId, tab]);
  return null;
};
