import { use, useEffect, useEffectEvent, useState } from 'react';
import { useLayer, usePresence } from '../layers';
import { loadOverlays } from './loadOverlays';
import { OverlaysNotLoaded } from './OverlaysNotLoaded';

/**
 * What an overlay shows, while it is open and until it has gone; null otherwise and until it has been fetched. While it is
 * open it is a layer that closes on Escape.
 * @param close called on Escape, and where it could not be fetched, which is also told to the user
 */
export function useOverlays(isOpen: boolean, close: () => void) {
  // React Aria hears Escape only while the focus is in the overlay: not before it moves in, nor after the focused
  // element is removed.
  useLayer(isOpen, close);
  const isPresent = usePresence(isOpen);
  const [fetched, setFetched] = useState(() => loadOverlays.known?.());
  const overlays = fetched ?? loadOverlays.known?.();
  const sayNotLoaded = use(OverlaysNotLoaded);
  const fail = useEffectEvent(() => {
    close();
    sayNotLoaded();
  });
  const isMissing = isOpen && !overlays;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    loadOverlays().then(
      (there) => isWanted && setFetched(there),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [isMissing]);
  return isPresent && overlays ? overlays : null;
}
