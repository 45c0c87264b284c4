import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { PanelContent } from './PanelContent';

const Words = ({ name }: { name: string }) => <p>Content of {name}</p>;

const show = (load: () => Promise<ComponentType<{ name: string }>>) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <PanelContent load={load} props={{ name: 'notes' }} />
        <p>The page</p>
      </UiProvider>
    </StaticI18nProvider>,
  );

it('says that its content cannot be fetched, and fetches it again', async () => {
  const answers: Promise<ComponentType<{ name: string }>>[] = [
    Promise.reject(new Error('away')),
    Promise.resolve(Words),
  ];
  const load = () => answers.shift() ?? Promise.reject(new Error('asked too often'));
  show(load);
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Content of notes')).toBeVisible();
});

it('fetches it again by itself when the network is back', async () => {
  const answers: Promise<ComponentType<{ name: string }>>[] = [
    Promise.reject(new Error('away')),
    Promise.resolve(Words),
  ];
  show(() => answers.shift() ?? Promise.reject(new Error('asked too often')));
  await screen.findByRole('alert');
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('Content of notes')).toBeVisible();
});

it('keeps the page when its content breaks, and draws it anew', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let isBroken = true;
  const Fragile = ({ name }: { name: string }) => {
    if (isBroken) throw new Error('broken');
    return <p>Content of {name}</p>;
  };
  const fetched = Promise.resolve(Fragile);
  show(() => fetched);
  await screen.findByRole('alert');
  expect(screen.getByText('The page')).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Content of notes')).toBeVisible();
  jest.restoreAllMocks();
});
