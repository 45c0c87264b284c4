import { directionOf, languages, nativeNames } from '@ezone/i18n';
import type { Language } from '@ezone/i18n';
import { liveStory, MachineStage, seesTheChart } from '@ezone/statechart/machine-stage';
import { RadioGroup } from '@ezone/ui/radio-group';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import styled from 'styled-components';
import { createActor, fromPromise } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { languageDocs } from './languageMachine.docs';
import { languageMachine } from './languageMachine';

const hello = { en: 'Good morning', tr: 'Günaydın', ar: 'صباح الخير' };
const directions = [
  { id: 'ltr', label: 'Left to right' },
  { id: 'rtl', label: 'Right to left' },
] as const;

/** A page that says good morning, and what it is changed with. */
function LanguageView({ actor }: { actor: ActorRefFrom<typeof languageMachine> }) {
  const { language, direction, wanted } = useSelector(actor, ({ context }) => context);
  return (
    <Page>
      <RadioGroup
        label="Language"
        options={languages.map((id) => ({ id, label: nativeNames[id] }))}
        value={wanted}
        onChange={(chosen) => actor.send({ type: 'language.chosen', language: chosen })}
      />
      <RadioGroup
        label="Direction"
        options={directions}
        value={direction}
        onChange={(chosen) => actor.send({ type: 'direction.chosen', direction: chosen })}
      />
      <Sheet lang={language} dir={direction} role="status">
        {hello[language]}
      </Sheet>
    </Page>
  );
}

const startLanguage = (changeLanguage: () => Promise<unknown>) => () =>
  createActor(
    languageMachine.provide({
      actors: { changeLanguage: fromPromise<unknown, { language: Language }>(changeLanguage) },
    }),
    { input: { language: 'en', direction: 'ltr' } },
  ).start();

/** The page in English, where sentences come, or never do. */
function LanguageAt({ isSlow }: { isSlow: boolean }) {
  const [actor] = useState(startLanguage(() => (isSlow ? new Promise(() => undefined) : Promise.resolve())));
  return <LanguageView actor={actor} />;
}

const Page = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(5)};
  max-inline-size: 48rem;
  padding: ${({ theme }) => theme.space(6)};
`;

const Sheet = styled.p`
  padding: ${({ theme }) => theme.space(4)};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  ${({ theme }) => theme.type.section}
`;

const meta = {
  title: 'Machines/Language and direction',
  component: LanguageAt,
  args: { isSlow: false },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof LanguageAt>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = {
  render: () => (
    <MachineStage docs={languageDocs} start={startLanguage(() => new Promise(() => undefined))} view={LanguageView} />
  ),
  parameters: liveStory,
  play: seesTheChart,
};

export const Settled: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: nativeNames.ar }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveAttribute('dir', directionOf('ar')));
    await expect(canvas.getByRole('radio', { name: 'Right to left' })).toBeChecked();
  },
};

/** The page stays as it is until the sentences are there. */
export const Changing: Story = {
  args: { isSlow: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: nativeNames.tr }));
    await expect(canvas.getByRole('status')).toHaveTextContent(hello.en);
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };

export const Dark: Story = { globals: { scheme: 'defaultDark' } };
