import { useApi } from '@ezone/shell/data/query';
import { QueryView } from '@ezone/shell/data/query-view';
import { useIdentity } from '@ezone/shell/chrome/user-menu';
import { useFetchedWhile } from '@ezone/shell/notices/dialog';
import { PageHeader } from '@ezone/shell/page/page-header';
import { PageSimple, PageTabs } from '@ezone/shell/page/page-layout';
import { useRecords } from '@ezone/shell/records';
import { useShownAddress } from '@ezone/shell/routing';
import { useShownUser } from '@ezone/shell/session';
import { Avatar } from '@ezone/ui/avatar';
import { lazyContent } from '@ezone/ui/lazy-content';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { About } from './components/About';
import { Albums } from './components/Albums';
import { LoadingCards } from './components/LoadingCards';
import { Timeline } from './components/Timeline';
import { profileMessages } from './messages';
import { postsCollection } from './model/postsCollection';

const loadViewer = lazyContent(() => import('./components/PhotoViewer'));

const root = '/pages/profile';

const views = ['timeline', 'photos', 'about'] as const;

const addressOf = (view: (typeof views)[number]) => (view === 'timeline' ? root : `${root}?view=${view}`);

/** The profile: what was posted, pictures and videos, and who its person is, each at an address of its own. */
export const Page = () => {
  const { formatMessage } = useIntl();
  const { name, photo } = useIdentity(useShownUser());
  const [parameters] = useSearchParams();
  const view = views.find((one) => one === parameters.get('view')) ?? 'timeline';
  const api = useApi();
  const meta = { suppressToast: true };
  const posts = useRecords(postsCollection);
  // Posts stand there without it.
  const { data: activities = [] } = useQuery({
    queryKey: ['profile', 'activities'],
    queryFn: ({ signal }) => api.listProfileActivities({ signal }),
    enabled: view === 'timeline',
    meta,
  });
  const albums = useQuery({
    queryKey: ['profile', 'albums'],
    queryFn: ({ signal }) => api.listProfileAlbums({ signal }),
    enabled: view === 'photos',
    meta,
  });
  // Its picture stands above all three.
  const about = useQuery({
    queryKey: ['profile', 'about'],
    queryFn: ({ signal }) => api.getProfileAbout({ signal }),
    meta,
  });
  const seen = useShownAddress('photo');
  const viewers = useFetchedWhile(seen.id !== null, loadViewer, () => {
    const { id } = seen;
    seen.close();
    return () => {
      if (id !== null) seen.open(id);
    };
  });
  const words = {
    loading: formatMessage(profileMessages.loading),
    failed: formatMessage(profileMessages.notLoaded),
    skeleton: <LoadingCards />,
  };
  const cover = about.data?.general.cover;

  return (
    <PageSimple
      header={
        <Head>
          <Cover>{cover && <img src={cover} alt="" />}</Cover>
          <PageHeader
            start={<Avatar name={name} size="huge" decorative {...(photo !== undefined && { src: photo })} />}
            title={name}
            titleDir="auto"
            description={formatMessage(profileMessages.shared)}
          />
        </Head>
      }
      toolbar={
        <PageTabs
          label={formatMessage(profileMessages.views)}
          current={addressOf(view)}
          tabs={views.map((one) => ({ to: addressOf(one), label: formatMessage(profileMessages[one]) }))}
        />
      }
    >
      {view === 'timeline' && (
        <QueryView query={{ ...posts.query, data: posts.records }} {...words}>
          {(shown) => <Timeline posts={posts} shown={shown} activities={activities} />}
        </QueryView>
      )}
      {view === 'photos' && (
        <QueryView query={albums} {...words}>
          {(data) => (
            <>
              <Albums albums={data} onOpen={seen.open} />
              {viewers && seen.id !== null && (
                <viewers.PhotoViewer albums={data} place={seen.id} onStep={seen.open} onClose={seen.close} />
              )}
            </>
          )}
        </QueryView>
      )}
      {view === 'about' && (
        <QueryView query={about} {...words}>
          {(data) => <About about={data} />}
        </QueryView>
      )}
    </PageSimple>
  );
};

const Head = styled.div`
  display: grid;
  flex: 1;
  gap: ${({ theme }) => theme.space(4)};
  min-inline-size: 0;
`;

/* As high before its picture is there as with it. */
const Cover = styled.div`
  block-size: clamp(12rem, 22vw, 24rem);
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.tone.neutral.tint};

  & > img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;
