import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { sampleLabels } from '../testing/todoServer';
import { TodoLine } from './TodoLine';

it('understands a line also where Enter comes before what reads it', async () => {
  const onAdd = jest.fn();
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
  const line = screen.getByRole('textbox', { name: 'Add a todo' });
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
