import { refused } from '@ezone/api-client/testing';
import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleProjects, sampleWidgets } from './testing/dashboard';
import { ProjectDashboardStage } from './testing/ProjectDashboardStage';
import type { ProjectDashboardStageProps } from './testing/ProjectDashboardStage';

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

const show = (props: ProjectDashboardStageProps = {}) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <ProjectDashboardStage {...props} />
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const choose = async (control: RegExp, option: string) => {
  await userEvent.click(await screen.findByRole('button', { name: control }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const tab = (name: string) => screen.getByRole('link', { name });

it('shows the first project, and another one with its own numbers', async () => {
  show();
  const summary = await card('Summary');
  expect(summary.getByText('25')).toBeVisible();
  expect(summary.getByText('Completed: 7')).toBeVisible();
  await choose(/Web shop/, 'Mobile app');
  expect(await (await card('Summary')).findByText('50')).toBeVisible();
  expect(tab('Budget summary')).toHaveAttribute('href', '/apps/dashboards/project?project=p2&tab=budget');
});

it('keeps project, view and ranges in the address', async () => {
  show({ search: '?project=p2&widget1=DTM&widget5=LW' });
  expect((await card('Summary')).getByText('38')).toBeVisible();
  const issues = await card('Issues of the repository');
  expect(issues.getByText('Created').nextSibling).toHaveTextContent('20');
  await choose(/Summary: period/, 'Yesterday');
  expect((await card('Summary')).getByText('42')).toBeVisible();
  // What is shown first anyway need not stand there.
  await choose(/Issues of the repository: period/, 'This week');
  await userEvent.click(tab('Team members'));
  expect(await screen.findByRole('region', { name: 'Team members' })).toBeVisible();
  expect(tab('Team members')).toHaveAttribute('aria-current', 'page');
  expect(tab('Home')).toHaveAttribute('href', '/apps/dashboards/project?project=p2&widget1=DY');
});

it('shows the first project where a link names one that is gone', async () => {
  show({
    search: '?project=gone',
    widgets: (projectId) => (projectId === 'gone' ? Promise.reject(refused(404)) : sampleWidgets()),
  });
  expect((await card('Summary')).getByText('25')).toBeVisible();
  expect(screen.getByRole('button', { name: /Web shop/ })).toBeVisible();
});

it('compares a week with the one before it, where there is one', async () => {
  show({ search: '?widget6=2W' });
  const issues = await card('Issues of the repository');
  expect(issues.getByText('Created').nextSibling).toHaveTextContent('25+25% on the week before');
  expect((await card('Task distribution')).queryByText(/the week before/)).toBeNull();
});

it('tells each chart as a table', async () => {
  show();
  const issues = await card('Issues of the repository');
  await userEvent.click(issues.getByRole('button', { name: /^View data/ }));
  const counts = ['32', '54', '44', '65', '21', '10', '43'];
  expect(issues.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayNew issuesClosed issues',
    ...['2/23', '2/24', '2/25', '2/26', '2/27', '2/28', '3/1'].map((day, place) => `${day}${counts[place] ?? ''}`),
  ]);
});

it('copies the numbers of a chart as a program for tables takes them', async () => {
  const user = userEvent.setup();
  show({ search: '?tab=budget' });
  const copy = async (title: string) => {
    await navigator.clipboard.writeText('');
    await user.click((await card(title)).getByRole('button', { name: `More for “${title}”` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copy as CSV' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).not.toBe(''));
    return (await navigator.clipboard.readText()).split('\r\n');
  };
  expect(await copy('Budget distribution')).toContain('Research,12000,11240');
  expect(await copy('Spent')).toContain('2026-03-01,420');
});

it('ignores a range in the address that a widget does not have', async () => {
  show({ search: '?widget1=LW&widget5=DT' });
  expect((await card('Summary')).getByText('25')).toBeVisible();
  expect((await card('Issues of the repository')).getByText('Created').nextSibling).toHaveTextContent('25');
});

it('writes amounts, addresses and numbers of a table as they are used', async () => {
  show({ search: '?tab=budget' });
  const budget = await card('Budget details');
  expect(budget.getByText('$18,600')).toBeVisible();
  expect(budget.getByText('80%')).toBeVisible();
  await userEvent.click(tab('Team members'));
  const team = await card('Team members');
  expect(team.getByRole('link', { name: 'mira@studio.example' })).toHaveAttribute('href', 'mailto:mira@studio.example');
  expect(team.getByRole('link', { name: '+45 55 50 14 07' })).toHaveAttribute('href', 'tel:+4555501407');
});

describe('beside the views', () => {
  const open = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule and weather' }));
  };

  it('shows what is planned, of the day that the address says', async () => {
    show({ search: '?widget7=TM' });
    await open();
    const schedule = await card('Schedule');
    expect(schedule.getByText('Call with Northlight Prints')).toBeInTheDocument();
    expect(schedule.queryByText('Stand-up')).toBeNull();
  });

  it('keeps the place and the units of the weather', async () => {
    const { unmount } = show();
    await open();
    const weather = await card('Weather');
    expect(weather.getByText('14°C')).toBeInTheDocument();
    await userEvent.click(weather.getByRole('radio', { name: '°F' }));
    await userEvent.click(weather.getByRole('radio', { name: 'mph' }));
    await choose(/Copenhagen/, 'Cairo');
    expect(weather.getByText('84°F')).toBeInTheDocument();
    expect(weather.getByText('11 mph, from the north')).toBeInTheDocument();
    unmount();
    show();
    await open();
    expect((await card('Weather')).getByText('84°F')).toBeInTheDocument();
  });

  it('begins with what the server shows first where what was kept is no choice', async () => {
    localStorage.setItem('ezone.weather.ada', '{"locationId":"gone","temperatureUnit":"K","speedUnit":7}');
    show();
    await open();
    expect((await card('Weather')).getByText('14°C')).toBeInTheDocument();
  });
});

it('looks by itself what has become of the numbers', async () => {
  let size = 1;
  jest.useFakeTimers({ advanceTimers: true });
  show({ widgets: () => sampleWidgets(size) });
  const summary = await card('Summary');
  expect(summary.getByText('25')).toBeVisible();
  size = 2;
  act(() => jest.advanceTimersByTime(300_000));
  expect(await summary.findByText('50')).toBeVisible();
});

it('says that there is nothing yet', async () => {
  show({ projects: () => [], widgets: () => [] });
  expect(await screen.findByText('There are no projects yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Schedule and weather' })).toBeNull();
});

it('says where the projects could not be loaded, shows the first one, and can ask for them again', async () => {
  let isDown = true;
  show({ projects: () => (isDown ? Promise.reject(refused(403)) : sampleProjects) });
  expect((await card('Summary')).getByText('25')).toBeVisible();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Your projects could not be loaded.');
  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  await choose(/Web shop/, 'Mobile app');
  expect(await (await card('Summary')).findByText('50')).toBeVisible();
});

it('can be asked for again where it could not be loaded, and keeps its head', async () => {
  let isDown = true;
  show({ widgets: () => (isDown ? Promise.reject(refused(404)) : sampleWidgets()) });
  expect(await screen.findByRole('alert')).toHaveTextContent('The dashboard could not be loaded.');
  expect(screen.getByRole('button', { name: /Web shop/ })).toBeEnabled();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await card('Summary')).getByText('25')).toBeVisible();
});
