import { StaticI18nProvider } from '@ezone/i18n/testing';
import { screenWidth } from '@ezone/shell/chrome/layout/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { courseOf, createAcademyServer } from './testing/academyServer';
import { AcademyAt } from './testing/AcademyStage';
import type { AcademyAtProps } from './testing/AcademyStage';

const show = (path: string, role: AcademyAtProps['role'] = 'staff', server = createAcademyServer()) => {
  const { unmount } = render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <AcademyAt path={path} role={role} server={() => server} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return { server, user: userEvent.setup(), unmount };
};
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const titleField = () => screen.findByRole('textbox', { name: 'Title of the step' });
const stepsOf = (server: ReturnType<typeof createAcademyServer>, id: string) =>
  server.courses.get(id).steps.map(({ title }) => title);

beforeEach(() => {
  sessionStorage.clear();
  screenWidth(true);
});

describe('a course that is read', () => {
  it('goes on at the first step that is not done, and remembers how far its reader is', async () => {
    const { server, user } = show('/apps/academy/courses/forms', 'user');
    await step('Step 2 of forms');
    await user.keyboard('{ArrowRight}');
    expect(await step('Step 3 of forms')).toHaveFocus();
    await waitFor(() => expect(server.courses.get('forms').activeStep).toBe(2));
  });

  it('is opened at any step by its list, which says what is done and where one is', async () => {
    const { user } = show('/apps/academy/courses/forms', 'user');
    await step('Step 2 of forms');
    const openSteps = async () => {
      await user.click(screen.getByRole('button', { name: 'Steps' }));
      return within(await screen.findByRole('list', { name: 'Steps' }));
    };
    const steps = await openSteps();
    expect(steps.getAllByRole('link', { name: /Done/ })).toHaveLength(1);
    await user.click(steps.getByRole('link', { name: 'Step 4 of forms' }));
    expect(await step('Step 4 of forms')).toHaveFocus();
    expect((await openSteps()).getByRole('link', { current: 'step' })).toHaveAccessibleName('Step 4 of forms');
  });

  it('stays at its step whatever another device reaches, and at the last when it is finished', async () => {
    const { server, user } = show('/apps/academy/courses/forms', 'user');
    await step('Step 2 of forms');
    act(() => {
      server.write('forms', { activeStep: 3 });
    });
    expect(await screen.findByText('3 of 4 steps done')).toBeInTheDocument();
    expect(await step('Step 2 of forms')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next step' }));
    await user.click(screen.getByRole('button', { name: 'Next step' }));
    await user.click(await screen.findByRole('button', { name: 'Finish the course' }));
    expect(await screen.findByText('You have finished this course.')).toBeInTheDocument();
    expect(await step('Step 4 of forms')).toBeInTheDocument();
  });

  it('offers no change to who is not of the staff, whatever the address says', async () => {
    const { unmount } = show('/apps/academy/courses/forms?step=2&edit', 'user');
    await step('Step 2 of forms');
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    unmount();
    show('/apps/academy/courses', 'user');
    await screen.findByRole('link', { name: 'Forms People Finish' });
    expect(screen.queryByRole('button', { name: 'New course' })).toBeNull();
  });
});

describe('a course that staff write', () => {
  it('saves a step while it is typed, and nobody else’s words are lost', async () => {
    const { server, user } = show('/apps/academy/courses/rules?step=1&edit');
    await user.type(await titleField(), '!');
    act(() => {
      const { steps } = server.courses.get('rules');
      server.write('rules', { steps: steps.map((one, place) => (place === 1 ? { ...one, title: 'Theirs' } : one)) });
    });
    await waitFor(() => expect(stepsOf(server, 'rules')).toEqual(['Step 1 of rules!', 'Theirs', 'Step 3 of rules']), {
      timeout: 4000,
    });
  });

  it('asks which is right where two have written the same', async () => {
    const { server, user } = show('/apps/academy/courses/rules?step=1&edit');
    await user.type(await titleField(), '!');
    act(() => {
      const { steps } = server.courses.get('rules');
      server.write('rules', { steps: steps.with(0, { ...courseOf('x').steps[0], id: 'rules-1' } as never) });
    });
    const prompt = await screen.findByRole('group', { name: /changed in two places/ }, { timeout: 4000 });
    expect(prompt).toHaveTextContent('Step 1 of rules!');
    await user.click(within(prompt).getAllByRole('button')[0] ?? prompt);
    await waitFor(() => expect(stepsOf(server, 'rules')[0]).toBe('Step 1 of rules!'));
  });

  it('takes what is being typed along when steps are added, moved and removed, and brings back what was removed', async () => {
    const { server, user } = show('/apps/academy/courses/rules?step=1&edit');
    await user.type(await titleField(), '!');
    await user.click(screen.getByRole('button', { name: 'Add a step' }));
    await waitFor(async () => expect(await titleField()).toHaveFocus());
    await user.keyboard('New');
    await user.click(screen.getByRole('button', { name: 'Move the step up' }));
    await waitFor(() => expect(stepsOf(server, 'rules').slice(0, 2)).toEqual(['New', 'Step 1 of rules!']));
    await user.click(screen.getByRole('button', { name: 'Remove the step' }));
    await waitFor(() => expect(stepsOf(server, 'rules')).not.toContain('New'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(stepsOf(server, 'rules')[0]).toBe('New'));
  });

  it('keeps what is too long as it was typed, says so, and leaves the order of steps alone until then', async () => {
    const { server, user } = show('/apps/academy/courses/rules?step=1&edit');
    const field = await titleField();
    await user.click(field);
    await user.paste('x'.repeat(201));
    await screen.findByText(/Too long/);
    expect(screen.getByRole('button', { name: /Add a step/ })).toHaveAttribute('aria-disabled', 'true');
    expect(stepsOf(server, 'rules')[0]).toBe('Step 1 of rules');
  });

  it('is added, and can be written in before the server has it', async () => {
    const server = createAcademyServer();
    const { user } = show('/apps/academy/courses', 'staff', server);
    await user.click(await screen.findByRole('button', { name: 'New course' }));
    await user.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Bread');
    const release = server.hold('POST /api/academy-app/course/save');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add' }));
    await user.click(await screen.findByRole('button', { name: 'Add a step' }));
    await user.type(await titleField(), 'Flour');
    release();
    const bread = () => server.courses.all().find(({ title }) => title === 'Bread');
    await waitFor(() => expect(bread()?.steps.map(({ title }) => title)).toEqual(['Flour']), { timeout: 4000 });
  });

  it('is removed, and comes back', async () => {
    const { server, user } = show('/apps/academy/courses/rules?edit');
    await user.click(await screen.findByRole('button', { name: 'Remove the course' }));
    await screen.findByRole('link', { name: 'Forms People Finish' });
    expect(screen.queryByRole('link', { name: 'Rules that Protect Data' })).toBeNull();
    await waitFor(() => expect(server.courses.all().map(({ id }) => id)).not.toContain('rules'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Rules that Protect Data' })).toBeInTheDocument();
  });
});
