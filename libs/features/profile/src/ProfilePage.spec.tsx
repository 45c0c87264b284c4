import { refused } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createProfileServer } from './testing/profileServer';
import { ProfileStage } from './testing/ProfileStage';
import type { ProfileStageProps } from './testing/ProfileStage';

const show = (props: ProfileStageProps = {}) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <ProfileStage {...props} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );

it('shows what was posted, with what was said to it', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Abbott Keitch' })).toBeVisible();
  const [post, article] = await screen.findAllByRole('article');
  const words = within(post as HTMLElement);
  expect(words.getByText('Two days in the hills.')).toBeVisible();
  expect(words.getByText('42 likes')).toBeVisible();
  expect(words.getByText('1 share')).toBeVisible();
  expect(words.getByText('1 comment')).toBeVisible();
  expect(words.getByRole('listitem')).toHaveTextContent(/Layla Haddad.*Which trail is it\?/);
  expect(within(article as HTMLElement).getByRole('heading', { name: 'Slow mornings, quick releases' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Latest activity' })).toHaveTextContent('is now your friend.');
});

it('leads from one view to another, and says which one is shown', async () => {
  show();
  await screen.findAllByRole('article');
  const views = within(screen.getByRole('navigation', { name: 'Parts of the profile' }));
  await userEvent.click(views.getByRole('link', { name: 'Photos & Videos' }));
  const album = within(await screen.findByRole('region', { name: 'Autumn walks' }));
  expect(album.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([
    'Hills before the rain',
    'Video: Hills before the rain',
  ]);
  expect(views.getByRole('link', { name: 'Photos & Videos' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('article')).toBeNull();
});

it('shows a picture over the window, leads to the next one, and gives the focus back', async () => {
  show({ path: '/pages/profile?view=photos' });
  const album = within(await screen.findByRole('region', { name: 'Autumn walks' }));
  const [first] = album.getAllByRole('button', { name: 'View “Hills before the rain”' });
  await userEvent.click(first as HTMLElement);
  const viewer = within(await screen.findByRole('dialog', { name: 'Hills before the rain' }));
  expect(viewer.getByRole('img', { name: 'Hills before the rain' })).toHaveAttribute('src', '/demo/notes/hills.svg');
  expect(viewer.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
  await userEvent.keyboard('{ArrowRight}');
  expect(viewer.getByRole('img')).toHaveAttribute('src', '/demo/notes/harbour.svg');
  expect(viewer.getByText('A sample: of the video there is only its first picture.')).toBeVisible();
  expect(viewer.getByRole('button', { name: 'Next picture' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(first).toHaveFocus());
});

it('opens the picture that the address names, and nothing for one that is not there', async () => {
  const { unmount } = show({ path: '/pages/profile?view=photos&photo=al1.2' });
  const viewer = within(await screen.findByRole('dialog', { name: 'Hills before the rain' }));
  expect(viewer.getByRole('img')).toHaveAttribute('src', '/demo/notes/harbour.svg');
  unmount();
  show({ path: '/pages/profile?view=photos&photo=al9.1' });
  expect(await screen.findByRole('region', { name: 'Autumn walks' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says who the profile is of, and does not name what is not known', async () => {
  show({ path: '/pages/profile?view=about' });
  const general = within(await screen.findByRole('region', { name: 'General information' }));
  expect(general.getByText('May 17, 1991')).toBeVisible();
  expect(general.getByText('Gothenburg')).toBeVisible();
  const contact = within(screen.getByRole('region', { name: 'Contact' }));
  expect(contact.getByRole('link', { name: 'mira@studio.example' })).toHaveAttribute(
    'href',
    'mailto:mira@studio.example',
  );
  expect(contact.queryByText('Address')).toBeNull();
  expect(contact.queryByText('Website')).toBeNull();
  expect(screen.getByRole('region', { name: 'Groups' })).toHaveTextContent('LetterformsTypography, 412 members');
});

it('says that there is nothing yet', async () => {
  show({ server: () => createProfileServer({ posts: [], activities: [] }) });
  expect(await screen.findByText('Nothing has been posted yet.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Latest activity' })).toBeNull();
});

it('can be asked for again where it could not be loaded', async () => {
  let isDown = true;
  show({
    server: () => createProfileServer({ answer: (posts) => (isDown ? Promise.reject(refused(404)) : posts) }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The profile could not be loaded.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

describe('posting', () => {
  const write = async (name: string, text: string) => {
    await userEvent.type(screen.getAllByRole('textbox', { name })[0] as HTMLElement, text);
  };

  it('posts what was written, before all others, and takes it back', async () => {
    const server = createProfileServer();
    show({ server: () => server });
    await screen.findAllByRole('article');
    await write('What is on your mind?', 'The first snow.');
    await userEvent.click(screen.getByRole('button', { name: 'Post' }));
    const [mine] = screen.getAllByRole('article');
    expect(mine).toHaveAccessibleName('Abbott Keitch');
    expect(mine).toHaveTextContent('The first snow.');
    expect(screen.getByRole('textbox', { name: 'What is on your mind?' })).toHaveValue('');
    await waitFor(() => expect(server.posts.all()).toHaveLength(3));

    await userEvent.click(within(mine as HTMLElement).getByRole('button', { name: 'Remove the post' }));
    await waitFor(() => expect(server.posts.all()).toHaveLength(2));
    const [newest] = await screen.findAllByRole('button', { name: 'Undo' });
    await userEvent.click(newest as HTMLElement);
    await waitFor(() => expect(server.posts.all()).toHaveLength(3));
    expect(screen.getAllByRole('article')[0]).toHaveTextContent('The first snow.');
  });

  it('posts nothing that is blank or too long', async () => {
    show();
    await screen.findAllByRole('article');
    await write('What is on your mind?', '   ');
    expect(screen.queryByRole('button', { name: 'Post' })).toBeNull();
    await userEvent.click(screen.getByRole('textbox', { name: 'What is on your mind?' }));
    await userEvent.paste('x'.repeat(2001));
    expect(screen.queryByRole('button', { name: 'Post' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'What is on your mind?' })).toHaveAccessibleDescription(
      /2,004 of at most 2,000/,
    );
  });

  it('counts the like of whoever looks once, and takes it back', async () => {
    const server = createProfileServer();
    show({ server: () => server });
    const [post] = await screen.findAllByRole('article');
    const words = within(post as HTMLElement);
    await userEvent.click(words.getByRole('button', { name: 'Like', pressed: false }));
    expect(words.getByText('43 likes')).toBeVisible();
    expect(words.getByRole('button', { name: 'Like', pressed: true })).toBeVisible();
    await waitFor(() => expect(server.posts.get('p1').likedBy).toEqual(['ada']));
    await userEvent.click(words.getByRole('button', { name: 'Like', pressed: true }));
    expect(words.getByText('42 likes')).toBeVisible();
    await waitFor(() => expect(server.posts.get('p1').likedBy).toEqual([]));
  });

  it('adds a comment by its keys, shows those of others as they come, and removes one’s own', async () => {
    const server = createProfileServer();
    show({ server: () => server });
    const [post] = await screen.findAllByRole('article');
    const words = within(post as HTMLElement);
    await write('Write a comment', 'The one by the lake.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(server.posts.get('p1').comments).toHaveLength(2));
    expect(words.getByText('2 comments')).toBeVisible();
    act(() => {
      const time = new Date().toISOString();
      server.comment('p1', {
        id: 'c9',
        authorId: 'bob',
        user: { name: 'Bob', avatar: null },
        message: 'Thanks!',
        time,
      });
    });
    expect(await words.findByText('Thanks!')).toBeVisible();
    // Nobody else's can be removed.
    await userEvent.click(words.getByRole('button', { name: 'Remove the comment' }));
    await waitFor(() => expect(server.posts.get('p1').comments.map(({ id }) => id)).toEqual(['c1', 'c9']));
    expect(words.queryByRole('button', { name: 'Remove the comment' })).toBeNull();
  });
});
