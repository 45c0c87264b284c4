import { refused } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleHelp } from './testing/help';
import { HelpStage } from './testing/HelpStage';
import type { HelpStageProps } from './testing/HelpStage';

const scrolledTo = jest.fn();
beforeAll(() => {
  Element.prototype.scrollIntoView = scrolledTo;
});
afterAll(() => {
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const show = (props: HelpStageProps = {}) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <HelpStage {...props} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
const question = (name: string) => screen.findByRole('button', { name });
const questions = () => screen.queryAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);

describe('questions', () => {
  it('open one by one, and all at once', async () => {
    show();
    await userEvent.click(await question('How do I change the language?'));
    expect(await question('How do I change the language?')).toHaveAttribute('aria-expanded', 'true');
    expect(questions()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Open all' }));
    expect(questions()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
    expect(questions()).toHaveLength(3);
  });

  it('are found by what is asked and by what is answered, and marked there', async () => {
    show();
    await question('How do I change the language?');
    await userEvent.keyboard('/');
    await userEvent.keyboard('TRASH');
    await waitFor(() => expect(questions()).toEqual(['How do I get back what I removed?']));
    expect(screen.getByText('trash', { selector: 'mark' })).toBeInTheDocument();
    expect(screen.getByText('1 question')).toBeVisible();
  });

  it('say that nothing fits, and come back', async () => {
    show({ path: '/pages/faq?q=nonsense' });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(questions()).toHaveLength(3));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('are open where a link leads to them', async () => {
    show({ path: '/pages/faq?open=q2' });
    expect(await question('How do I change the language?')).toHaveAttribute('aria-expanded', 'true');
    expect(scrolledTo).toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Link to this question' })).toHaveAttribute('href', '/pages/faq?open=q2');
  });

  it('can be asked for again where they could not be loaded', async () => {
    let isDown = true;
    show({ faq: () => (isDown ? Promise.reject(refused(404)) : sampleHelp.faq) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The questions could not be loaded.');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await question('How do I change the language?');
  });
});

describe('the knowledge base', () => {
  const path = '/pages/knowledge-base';

  it('leads from a category to all its articles, to one of them, and back', async () => {
    show({ path });
    const account = within(await screen.findByRole('region', { name: 'Your Account' }));
    await userEvent.click(account.getByRole('link', { name: /See all 2 articles/ }));
    await userEvent.click(await screen.findByRole('link', { name: 'Sign out' }));
    const article = within(await screen.findByRole('article', { name: 'Sign out' }));
    expect(article.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Open the menu.',
      'Choose Logout.',
    ]);
    expect(document.title).toContain('Sign out');
    expect(screen.getByRole('group', { name: 'Sign out' })).toHaveFocus();
    const more = within(screen.getByRole('region', { name: 'More in this category' }));
    expect(more.getByRole('link', { name: 'Change your password' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'All categories' }));
    expect(await screen.findByRole('region', { name: 'Selling' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Knowledge base' })).toHaveFocus();
  });

  it('finds articles by their titles and by what is in them, and says of which category they are', async () => {
    show({ path: `${path}?q=logout` });
    const found = await screen.findByRole('listitem');
    expect(found).toHaveTextContent('Sign outYour Account');
    expect(screen.getByText('1 article')).toBeVisible();
  });

  it('says that an article is gone', async () => {
    show({ path: `${path}?article=none` });
    expect(await screen.findByText('This article is not there any more.')).toBeVisible();
  });
});
