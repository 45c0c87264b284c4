import { useLanguage } from '@ezone/i18n';
import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PagePlace } from '../../routing';
import type { NavEntry, NavGroup } from '../../routing/menu';
import { searchMachine } from './searchMachine';
import type { SearchItem } from './searchMachine';
import { SearchSheet } from './SearchSheet';
import type { Everywhere, SearchSheetProps } from './SearchSheet';
import { useSearchActions, withChildren } from './useSearchActions';
import type { SearchAction } from './useSearchActions';

export type SearchProps = {
  /** What opens it: a button (`full`), or what looks like a field in the toolbar (`basic`). */
  variant: 'full' | 'basic';
  /** The menu of whoever is here: what they may see. */
  groups: readonly NavGroup[];
  isSignedIn: boolean;
};

export type LoadedSearchProps = Omit<SearchProps, 'variant'> & Pick<SearchSheetProps, 'takeTyped' | 'onGone'>;

/** The search from its opening until it has closed. A chunk of its own. */
export const LoadedSearch = ({ groups, isSignedIn, takeTyped, onGone }: LoadedSearchProps) => {
  const actor = useActorRef(searchMachine);
  const { collect, toPlaces } = useSearchActions(groups, isSignedIn);
  // The focus is where it was: what can be done may depend on that.
  const [atOnce] = useState(collect);
  const fetched = useFetchedPlaces(groups);
  const actions = new Map(
    [...atOnce, ...fetched.flatMap(({ page, places }) => toPlaces(page, places))].map((action) => [action.id, action]),
  );
  const { formatMessage } = useIntl();
  const likely = groups.flatMap(({ id, title, entries }) => {
    const pages = entries.flatMap(withChildren).map((entry) => entry.id);
    const known = pages.filter((page) => actions.has(page));
    return known.length > 0 ? [{ id, title: formatMessage(title), actions: known }] : [];
  });
  const chosen = useRef<Pick<SearchAction, 'run'> | undefined>(undefined);
  const everywhere = useEverywhere(groups);
  const isResultsPage = groups.some(({ entries }) =>
    entries.flatMap(withChildren).some(({ path }) => path === RESULTS),
  );
  const keepChosen = useEffectEvent((id: string) => {
    chosen.current = actions.get(id);
  });
  useEffect(() => {
    const subscription = actor.on('chosen', ({ id }) => {
      keepChosen(id);
    });
    actor.send({ type: 'opened', items: atOnce.map(itemOf) });
    return () => subscription.unsubscribe();
  }, [actor, atOnce]);
  const tellFetched = useEffectEvent(() => {
    const items = fetched.flatMap(({ page, places }) => toPlaces(page, places)).map(itemOf);
    if (items.length > 0) actor.send({ type: 'items.fetched', items });
  });
  useEffect(() => {
    tellFetched();
  }, [fetched]);

  const leave = () => {
    const action = chosen.current;
    // The focus goes back to where it was in the next frame; what was chosen may need it there, or take it elsewhere.
    if (action) requestAnimationFrame(() => action.run());
    onGone();
  };
  return (
    <SearchSheet
      {...{ actor, actions, likely, takeTyped }}
      everywhere={
        isResultsPage
          ? {
              ...everywhere,
              onOpen: (url) => {
                chosen.current = { run: () => everywhere.onOpen(url) };
              },
              onAll: (text) => {
                chosen.current = { run: () => everywhere.onAll(text) };
              },
            }
          : undefined
      }
      onGone={leave}
    />
  );
};

const itemOf = ({ id, label, kind }: SearchAction): SearchItem => ({ id, label, kind });

type FetchedPlaces = readonly { page: NavEntry; places: readonly PagePlace[] }[];

/** The places that are too many for the menu, once they and their titles have come. Without them the search finds the rest. */
function useFetchedPlaces(groups: readonly NavGroup[]): FetchedPlaces {
  const { load } = useLanguage();
  const [fetched, setFetched] = useState<FetchedPlaces>([]);
  const fetchAll = useEffectEvent(async () => {
    const pages = groups.flatMap(({ entries }) => entries.flatMap(withChildren));
    const all = pages.flatMap((page) => (page.more ? [{ page, ...page.more }] : []));
    return Promise.all(
      all.map(async ({ page, fetchPlaces, messages }) => {
        const [places] = await Promise.all([fetchPlaces(), load(messages)]);
        return { page, places };
      }),
    );
  });
  useEffect(() => {
    let isGone = false;
    fetchAll().then(
      (all) => {
        if (!isGone) setFetched(all);
      },
      // Offline, or an older page: what is known already is found.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return fetched;
}

/** The page of what is found in all apps. */
const RESULTS = '/pages/search/classic';

/** The app that an address is of: `/apps/mail`. */
const appOf = (path: string) => path.split(/[/?#]/).slice(0, 3).join('/');

/** The entry of the menu whose page is nearest to an address: an order is of the orders, and not of the products. */
const entryOf = (entries: readonly NavEntry[], url: string): NavEntry | undefined => {
  const ofApp = entries.filter(({ path }) => path !== undefined && appOf(path) === appOf(url));
  return ofApp.find(({ path = '' }) => url === path || url.startsWith(`${path}/`)) ?? ofApp[0];
};

/** What is in all apps: how it looks by the menu's entry of its app, and the ways there. */
function useEverywhere(groups: readonly NavGroup[]): Everywhere {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = appOf(pathname);
  const entries = groups.flatMap((group) => group.entries.flatMap(withChildren));
  return {
    lookOf: (url) => {
      const { icon: Icon, title } = entryOf(entries, url) ?? {};
      return { icon: Icon && <Icon />, app: title && formatMessage(title) };
    },
    isHere: (url) => appOf(url) === here,
    onOpen: (url) => void navigate(url),
    onAll: (text) => {
      const [, area, app] = here.split('/');
      const asked = new URLSearchParams({ q: text, ...(area === 'apps' && app && { from: app }) });
      void navigate(`${RESULTS}?${asked.toString()}`);
    },
  };
}
