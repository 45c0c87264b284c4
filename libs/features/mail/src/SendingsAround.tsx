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

/** Milliseconds more than a mail can be taken back: a tab that is open still has sent it by then, also where nobody knows that it is open. */
const PATIENCE = TAKE_BACK + 5_000;

const kept = keptUnder(sendingPrefixOf);

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
    for (const left of heldSendings(userId)) {
      if (left.tab === tab) continue;
      const latest = Date.parse(left.time) + PATIENCE;
      void openTabs.whenClosed(left.tab, end.signal, () => takeOver(left), latest).catch(() => undefined);
    }
    return () => {
      end.abort();
    };
  }, [others, openTabs, userId, tab]);
  return null;
};
