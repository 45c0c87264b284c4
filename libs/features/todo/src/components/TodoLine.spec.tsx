import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { sampleLabels } from '../testing/todoServer';
import { TodoLine } from './TodoLine';

const renderLine = (onAdd = jest.fn()) => {
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <QueryClientProvider client={new QueryClient()}>
          <TodoLine
            inputRef={createRef()}
            draft=""
            onDraft={() => undefined}
            labels={sampleLabels}
            now={0}
            onAdd={onAdd}
          />
        </QueryClientProvider>
      </UiProvider>
    </StaticI18nProvider>,
  );
  return { onAdd, line: screen.getByRole('textbox', { name: 'Add a todo' }) };
};

it('does not read what is far too long, as a text that was pasted by mistake', async () => {
  const { onAdd, line } = renderLine();
  fireEvent.change(line, { target: { value: 'Pay rent tomorrow' } });
  expect(await screen.findByRole('list')).toBeVisible();
  fireEvent.change(line, { target: { value: `Pay rent tomorrow ${'and so on '.repeat(300)}` } });
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByText(/^Too long: 3,017 of at most 200/)).toBeVisible();
  fireEvent.submit(line);
  expect(onAdd).not.toHaveBeenCalled();
});

it('understands a line also where Enter comes before what reads it', async () => {
  const { onAdd, line } = renderLine();
  fireEvent.change(line, { target: { value: 'Pay rent #api !1' } });
  fireEvent.submit(line);
  expect(line).toHaveValue('');
  await waitFor(() =>
    expect(onAdd).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Pay rent', content: { labels: [3], important: true } }),
    ),
  );
  expect(onAdd).toHaveBeenCalledTimes(1);
});
