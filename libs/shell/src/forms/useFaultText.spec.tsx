import { StaticI18nProvider } from '@ezone/i18n/testing';
import { renderHook } from '@testing-library/react';
import { array, boolean, date, number, object, string } from 'yup';
import type { Schema } from 'yup';
import { faultsFrom } from './fault';
import type { Fault } from './fault';
import { useFaultText } from './useFaultText';

/** What is said of a field whose value a rule refuses. */
const said = async (rule: Schema, field: unknown): Promise<string> => {
  const { result } = renderHook(() => useFaultText(), { wrapper: StaticI18nProvider });
  const rules = object({ field: rule });
  const faults = await rules.validate({ field }, { abortEarly: false }).then(() => ({}), faultsFrom);
  const [fault = { message: 'Nothing is wrong.' }] = Object.values<Fault>(faults);
  return result.current(fault);
};

it.each([
  ['Fill this in.', string().required(), ''],
  ['Fill this in.', string().required(), undefined],
  ['Fill this in.', number().required(), null],
  ['At least 3 characters.', string().min(3), 'a'],
  ['Too long: 5 of at most 1 character. Nothing was cut off.', string().max(1), 'abcde'],
  ['At least 1 entry.', array().min(1), []],
  ['At most 2 entries.', array().max(2), [1, 2, 3]],
  ['At least 1.', number().min(1), 0],
  ['At most 1,000.', number().max(1000), 1001],
  ['At most 5.', number().lessThan(5), 7],
  ['This has to be more than 0.', number().positive(), 0],
  ['This has to be a whole number.', number().integer(), 1.5],
  ['This is not a number. One is written like 1,234.50.', number(), Number.NaN],
  ['This cannot be saved as it is.', date(), 'yesterday'],
  ['Choose one.', string().oneOf(['a', 'b']), 'c'],
  ['Tick this to go on.', boolean().oneOf([true]), false],
  ['This is not an email address.', string().email(), 'ada'],
  ['This is not a web address.', string().url(), 'ada'],
  ['This cannot be saved as it is.', string().matches(/^a/), 'b'],
])('says "%s"', async (sentence, rule, value) => {
  expect(await said(rule, value)).toBe(sentence);
});

it('knows fields inside of others by the paths that the server uses', () => {
  const inner = [
    { path: 'emails[1].value', message: 'second' },
    { path: 'emails[0].value', message: 'first', type: 'email' },
    { path: 'emails[0].value', message: 'later' },
  ];
  expect(faultsFrom({ inner })).toEqual({
    'emails.0.value': { message: 'first', type: 'email', params: undefined },
    'emails.1.value': { message: 'second', type: undefined, params: undefined },
  });
});

it('throws what is no fault', () => {
  const defect = new TypeError('schema is undefined');
  expect(() => faultsFrom(defect)).toThrow(defect);
});
