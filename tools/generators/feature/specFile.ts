import type { ModuleWords } from '../bff-module/moduleWords.ts';

export const specFile = ({
  Thing,
  Things,
  thing,
  things,
  thingPath,
  thingsPath,
  app,
  Noun,
  Nouns,
  noun,
  aNoun,
}: ModuleWords) => `import { StaticI18nProvider } from '@ezone/i18n/testing';
import { screenWidth } from '@ezone/shell/chrome/layout/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { create${Things}Server, many${Things} } from './testing/${things}Server';
import { ${Things}At } from './testing/${Things}Stage';

const show = (path = '/apps/${thingsPath}', server = create${Things}Server()) => {
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <${Things}At path={path} server={() => server} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return { server, user: userEvent.setup() };
};
const titles = ({ ${things} }: ReturnType<typeof create${Things}Server>) => ${things}.all().map(({ title }) => title);
const title = () => screen.findByRole('textbox', { name: 'Title' });

beforeEach(() => {
  sessionStorage.clear();
  screenWidth(true);
});

it('adds ${aNoun} once, and opens it', async () => {
  const { server, user } = show('/apps/${thingsPath}', create${Things}Server([]));
  await user.click(await screen.findByRole('button', { name: 'New ${noun}' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New ${noun}' }));
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Lighthouse');
  await user.dblClick(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(titles(server)).toEqual(['Lighthouse']));
  const path = \`/apps/${thingsPath}/\${server.${things}.all()[0]?.id ?? ''}\`;
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(path));
});

it('saves what is written, and takes in what another window writes in another field', async () => {
  const { server, user } = show('/apps/${thingsPath}/b1');
  await user.type(await title(), ' lights');
  const { api } = server.openWindow();
  const base = server.${things}.get('b1');
  await act(() => api.update${Thing}({ body: { ${thing}: { ...base, description: 'From the phone' }, base } }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(server.${things}.get('b1').title).toBe('Harbour lights'));
  expect(server.${things}.get('b1').description).toBe('From the phone');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('From the phone'));
});

it('keeps what is too long, and does not send it', async () => {
  const { server, user } = show('/apps/${thingsPath}/b1');
  await user.click(await title());
  await user.paste('x'.repeat(1000));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(/something in it is missing, too long/);
  expect(await title()).toHaveValue(\`Harbour\${'x'.repeat(1000)}\`);
  expect(server.count('POST /api/${app}/update-${thingPath}')).toBe(0);
});

it('removes an open ${noun} with what was just written in it, and Undo brings back both', async () => {
  const { server, user } = show('/apps/${thingsPath}/b1');
  await user.type(await title(), ' lights');
  await user.click(screen.getAllByRole('button', { name: 'Remove' }).at(-1) as HTMLElement);
  await waitFor(() => expect(titles(server)).not.toContain('Harbour lights'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(titles(server)[0]).toBe('Harbour lights'));
  expect(screen.queryByText(/removed elsewhere/)).not.toBeInTheDocument();
});

it('keeps what is written in ${aNoun} that is removed elsewhere, as a new one', async () => {
  const { server, user } = show('/apps/${thingsPath}/b1');
  await user.type(await title(), ' lights');
  const { api } = server.openWindow();
  await act(() => api.remove${Thing}({ body: { ${thing}Id: 'b1' } }));
  await user.click((await screen.findAllByRole('button', { name: 'Keep as a new one' }))[0] as HTMLElement);
  await waitFor(() => expect(titles(server)).toContain('Harbour lights'));
});

it('removes all that are selected, and brings them back with one Undo', async () => {
  const { server, user } = show('/apps/${thingsPath}', create${Things}Server(many${Things}(12)));
  await user.click(await within(await screen.findByRole('row', { name: '${Noun} 1' })).findByRole('checkbox'));
  await user.keyboard('{Control>}a{/Control}');
  const selection = within(await screen.findByRole('group', { name: 'Selection' }));
  await user.click(selection.getByRole('button', { name: 'Remove' }));
  await screen.findByText('${Nouns} you add appear here.');
  await waitFor(() => expect(server.${things}.all()).toHaveLength(0));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.${things}.all()).toEqual(many${Things}(12)));
  expect(server.count('POST /api/trash/restore')).toBe(1);
});
`;
