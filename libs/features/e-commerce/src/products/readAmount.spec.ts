import { moneyText } from '@ezone/shell/data/money';
import { createIntl } from 'react-intl';
import { readAmount } from './readAmount';

it.each(['en', 'tr', 'ar'])('reads an amount as %s writes it', (locale) => {
  expect(readAmount(moneyText(createIntl({ locale }), 93.63))).toBe(93.63);
});
