import { Environment } from '../../platform/config/environment';
import { PasswordPolicy } from './password-policy.service';

const policy = new PasswordPolicy(Object.assign(new Environment(), { PASSWORD_WORDS: 'Ezone, Ünal & Söhne' }));
const ada = { displayName: 'Ada Lovelace', email: 'ada.lovelace@example.com' };
const refusal = (password: string) =>
  policy.require(password, ada, 'password').then(
    () => null,
    (error: { getResponse: () => { details: object[] } }) => error.getResponse().details[0],
  );

it.each(['password', '12345678', 'Baseball', 'QWERTYUIOP', ' 1qaz2wsx '])(
  'refuses what is chosen most: %s',
  async (password) => {
    expect(await refusal(password)).toEqual({
      field: 'password',
      message: 'The password is among the most common ones',
    });
  },
);

it.each(['Ada Lovelace', 'ada.lovelace@example.com', 'ADA.LOVELACE'])(
  'refuses what is known of its owner: %s',
  async (password) => {
    const message = 'The password must not be a name or an e-mail address';
    expect(await refusal(password)).toEqual({ field: 'password', message });
  },
);

it.each(['ezone-2026', 'EZONE!!!!', 'ünal & söhne', 'ÜnalSöhne1'])(
  'refuses what is known of the house: %s',
  async (password) => {
    const message = 'The password must not be a name or an e-mail address';
    expect(await refusal(password)).toEqual({ field: 'password', message });
  },
);

it.each(['analytical engine', 'ezones of old', '2026-11-30!', 'correct horse', 'password of Ada Lovelace', 'x9$kq-_7'])(
  'takes any other: %s',
  async (password) => {
    expect(await refusal(password)).toBeNull();
  },
);
