import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { PanelContent } from './PanelContent';

const Words = ({ name }: { name: string }) => <p>Content of {name}</p>;

it('says that its content cannot be fetched, and fetches it again', async () => {
  const answers: Promise<ComponentType<{ name: string }>>[] = [
    Promise.reject(new Error('away')),
    Promise.resolve(Words),
  ];
  const load = () => answers.shift() ?? Promise.reject(new Error('asked too often'));
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <PanelContent load={load} props={{ name: 'notes' }} />
      </UiProvider>
    </StaticI18nProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Content of notes')).toBeVisible();
});
