import { refused } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleProfile } from './testing/profile';
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
  show({ timeline: () => ({ posts: [], activities: [] }) });
  expect(await screen.findByText('Nothing has been posted yet.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Latest activity' })).toBeNull();
});

it('can be asked for again where it could not be loaded', async () => {
  let isDown = true;
  show({ timeline: () => (isDown ? Promise.reject(refused(404)) : sampleProfile.timeline) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The profile could not be loaded.');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});
