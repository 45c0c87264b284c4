import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createNotesServer } from './notesServer';
import { NotesAt } from './NotesStage';

/** Shows the app at an address, before a server of its own or a given one. */
export const showNotes = (path = '/apps/notes', server = createNotesServer(), userId?: string) => {
  const view = render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <NotesAt path={path} server={() => server} userId={userId} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return { server, user: userEvent.setup(), ...view };
};

/** Where the app is by now. */
export const address = () => screen.getByTestId('address').textContent;
/** The link that opens a note. */
// Waits for the words first: jsdom takes long to find the roles and names of a whole page, and waiting asks again and again.
export const card = async (name: string) => {
  await screen.findAllByText(name);
  return screen.findByRole('link', { name });
};
/** The titles that are listed, in their order. */
export const names = () =>
  screen.getAllByRole('listitem').flatMap((item) =>
    within(item)
      .queryAllByRole('link')
      .map((link) => link.textContent),
  );
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Writes a new note by the box above the list. */
export const addNote = async (user: ReturnType<typeof userEvent.setup>, text: string) => {
  await user.click(await button('Take a note …'));
  await user.keyboard(text);
  await user.click(await button('Add'));
};
