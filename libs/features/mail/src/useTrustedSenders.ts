import { localStore, readJson } from '@ezone/shell/data/storage';
import { useCurrentUser } from '@ezone/shell/session';
import { useMemo, useState } from 'react';

const keyOf = (userId: string) => `ezone.mail.imagesFrom.${userId}`;

const kept = (userId: string): readonly string[] => {
  const addresses = readJson(localStore, keyOf(userId));
  return Array.isArray(addresses) ? addresses.map(String) : [];
};

/** The senders whose images are always shown to the user, by their addresses, in this browser. */
export function useTrustedSenders() {
  const userId = useCurrentUser()?.uuid ?? '';
  const [senders, setSenders] = useState(() => kept(userId));
  return useMemo(
    () => ({
      senders,
      isTrusted: (address: string) => senders.includes(address.toLowerCase()),
      trust: (address: string, isOn: boolean) => {
        const sender = address.toLowerCase();
        const next = [...kept(userId).filter((one) => one !== sender), ...(isOn ? [sender] : [])];
        localStore.write(keyOf(userId), JSON.stringify(next));
        setSenders(next);
      },
    }),
    [senders, userId],
  );
}

export type TrustedSenders = ReturnType<typeof useTrustedSenders>;
