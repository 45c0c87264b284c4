import { StaticI18nProvider } from '@ezone/i18n/testing';
import { AriaProvider } from '@ezone/ui/aria-provider';
import { UiProvider } from '@ezone/ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoodDialog } from './MoodDialog';

it('keeps and counts a mood that is too long, and does not save it', async () => {
  const onSave = jest.fn();
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <AriaProvider locale="en" navigate={() => undefined}>
          <QueryClientProvider client={new QueryClient()}>
            <MoodDialog mood="" onSave={onSave} onClose={() => undefined} />
          </QueryClientProvider>
        </AriaProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  const mood = await screen.findByRole('textbox', { name: 'Mood' });
  await userEvent.click(mood);
  await userEvent.paste('m'.repeat(203));
  expect(mood).toHaveValue('m'.repeat(203));
  expect(mood).toHaveAccessibleDescription(
    /^Too long: 203 of at most 200 characters. Nothing was cut off. .*203 of 200$/,
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Enter}');
  expect(onSave).toHaveBeenCalledWith('m'.repeat(200));
});
