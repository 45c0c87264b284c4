import type { Language } from '@ezone/i18n';
import { walk } from '@ezone/statechart/testing';
import { createActor, fromPromise, waitFor } from 'xstate';
import { languageMachine } from './languageMachine';

const start = (changeLanguage: (language: Language) => Promise<unknown> = () => Promise.resolve()) => {
  const actor = createActor(
    languageMachine.provide({
      actors: {
        changeLanguage: fromPromise<unknown, { language: Language }>(({ input }) => changeLanguage(input.language)),
      },
    }),
    { input: { language: 'en', direction: 'ltr' } },
  ).start();
  const told: string[] = [];
  actor.on('*', ({ type }) => told.push(type));
  const settled = async () => (await waitFor(actor, (snapshot) => snapshot.matches('settled'))).context;
  return { actor, told, settled };
};

it('turns the page for Arabic, and back for the others', async () => {
  const { actor, told, settled } = start();
  actor.send({ type: 'language.chosen', language: 'ar' });
  expect(await settled()).toMatchObject({ language: 'ar', direction: 'rtl' });
  actor.send({ type: 'language.chosen', language: 'tr' });
  expect(await settled()).toMatchObject({ language: 'tr', direction: 'ltr' });
  expect(told).toEqual(['language.changed', 'language.changed']);
});

it('has the direction that was chosen until the language changes', async () => {
  const { actor, told, settled } = start();
  actor.send({ type: 'direction.chosen', direction: 'rtl' });
  expect(await settled()).toMatchObject({ language: 'en', direction: 'rtl' });
  actor.send({ type: 'language.chosen', language: 'tr' });
  expect(await settled()).toMatchObject({ language: 'tr', direction: 'ltr' });
  expect(told).toEqual(['direction.changed', 'language.changed']);
});

it('stays as it was where the sentences cannot be fetched, and can try again', async () => {
  let isDown = true;
  const { actor, told, settled } = start(() => (isDown ? Promise.reject(new Error('offline')) : Promise.resolve()));
  actor.send({ type: 'language.chosen', language: 'ar' });
  expect(await settled()).toMatchObject({ language: 'en', direction: 'ltr' });
  isDown = false;
  actor.send({ type: 'language.chosen', language: 'ar' });
  expect(await settled()).toMatchObject({ language: 'ar', direction: 'rtl' });
  expect(told).toEqual(['notChanged', 'language.changed']);
});

it('ends in the language that was chosen last', async () => {
  const asked: Language[] = [];
  const { actor, settled } = start((language) => {
    asked.push(language);
    return Promise.resolve();
  });
  actor.send({ type: 'language.chosen', language: 'ar' });
  actor.send({ type: 'language.chosen', language: 'tr' });
  expect(await settled()).toMatchObject({ language: 'tr' });
  expect(asked).toEqual(['ar', 'tr']);
});

it('is walked on all its paths, and reaches every state and transition', () => {
  const unreached = walk(languageMachine, {
    inputs: [{ language: 'en', direction: 'ltr' }],
    events: [
      { type: 'language.chosen', language: 'ar' },
      { type: 'language.chosen', language: 'tr' },
      { type: 'direction.chosen', direction: 'rtl' },
      { type: 'direction.chosen', direction: 'ltr' },
    ],
  });
  expect(unreached).toEqual({ states: [], transitions: [] });
});
