import { StaticI18nProvider } from '@ezone/i18n/testing';
import { UiProvider } from '@ezone/ui/theme';
import { render, screen } from '@testing-library/react';
import { RoutingStage } from '../../routing/testing';
import { Footer } from './Footer';
import { samplePage } from './testing/routes';

const show = (paths: readonly string[]) =>
  render(
    <StaticI18nProvider>
      <UiProvider locale="en">
        <RoutingStage routes={paths.map((path) => samplePage(path))}>
          <Footer sticks={false} hasLinks={false} version="6.2.0" />
        </RoutingStage>
      </UiProvider>
    </StaticI18nProvider>,
  );

it('says which release runs, and leads to what is new in it', () => {
  show(['/documentation/changelog']);
  expect(screen.getByText('Ezone @2022')).toBeVisible();
  const version = screen.getByRole('link', { name: 'Version 6.2.0: what is new' });
  expect(version).toHaveTextContent('6.2.0');
  expect(version).toHaveAttribute('href', '/documentation/changelog');
});

it('leads nowhere where there is no such page', () => {
  show([]);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
